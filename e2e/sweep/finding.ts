import type { Fault } from '../support/faults.ts';

/**
 * What a visit to a document can bring to light:
 * - `hydration`: React found other HTML than it renders itself
 * - `island`: an error stands in place of a preview
 * - `waiting`: an example never came alive
 * - `stuck`: the document never came to an end
 * - `image`: a picture that the site should serve is not there
 */
export type FindingKind = Fault['kind'] | 'hydration' | 'island' | 'waiting' | 'stuck' | 'image' | 'status';

export interface Finding {
  /** Address of the document. */
  path: string;
  kind: FindingKind;
  text: string;
}

/** One line for people. */
export function formatFinding({ path, kind, text }: Finding): string {
  return `${path} ${kind}: ${text}`;
}
