import type { Problem } from '../../model.ts';

/** What a change is to whoever upgrades, the most urgent first. */
export const CHANGE_KINDS = ['breaking', 'feature', 'fix', 'other'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An entry of a change log. */
export interface Change {
  kind: ChangeKind;
  /** The part that changed, as the entry names it; null where it names none. */
  scope: string | null;
  /** What changed: text with code between backticks. */
  text: string;
  /** Where more about it stands: issues, pull requests, and the commit last. */
  links: { text: string; href: string }[];
}

/** A version that a change log has a heading for. */
export interface LoggedVersion {
  version: string;
  /** ISO date; null when the heading names none. */
  date: string | null;
  /** What the heading links to: the code's differences from the version before. */
  href: string | null;
  changes: Change[];
}

/** What a package's change log says, in its order: newest first. */
export interface ChangeLog {
  versions: LoggedVersion[];
  problems: Problem[];
}
