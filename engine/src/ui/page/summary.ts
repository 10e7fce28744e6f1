import type { ThemedPictures } from '../picture/picture.ts';

/** What a page is about, in one sentence and perhaps a picture for each theme (requirement 2.7.3). */
export interface Summary {
  /** Plain text. */
  text: string;
  illustration: (ThemedPictures & { alt: string }) | null;
}
