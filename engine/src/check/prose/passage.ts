import type { Location } from '../../model.ts';

/** Stands in a passage's text for what is no prose, such as code. */
export const NO_PROSE = '\uFFFC';

/** Words that belong together, such as a paragraph, a heading or a caption, as a reader sees them. */
export interface Passage {
  text: string;
  /** Parts of the text that are spoken of rather than said, such as what not to write: start and end. */
  mentions: readonly (readonly [number, number])[];
  /** Where the author wrote what stands at an offset of the text. */
  locate(offset: number): Location;
}
