/** A change that a release brought. */
export interface ChangeView {
  /** The part that changed; null where the change log names none. */
  scope: string | null;
  /** Text with code between backticks. */
  text: string;
  links: { text: string; href: string }[];
  packages: string[];
}

/** What a change is to whoever upgrades. */
export type ChangeKindView = 'breaking' | 'feature' | 'fix' | 'other';

export interface ReleaseView {
  name: string;
  /** ISO date; null when the site does not say. */
  date: string | null;
  anchor: string;
  isLatest: boolean;
  packages: { name: string; version: string; href: string | null }[];
  changes: { kind: ChangeKindView; changes: ChangeView[] }[];
}

export interface ReleaseNotesView {
  /** Newest first. */
  releases: ReleaseView[];
  /** Releases of which only the date is shown. */
  earlier: { name: string; date: string | null }[];
}
