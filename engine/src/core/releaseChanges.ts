/** What releases changed, as sentences for readers. Plain data. */

/** Code in a sentence, or several names; null for none. */
export type ChangeValue = string | readonly string[] | null;

export interface ChangeSentence {
  /** With placeholders. */
  text: string;
  values: Readonly<Record<string, ChangeValue>>;
  /** What the comment of a deprecation says; null for none. */
  message: string | null;
  /** Rules of codemods that change code accordingly. */
  codemods?: readonly CodemodLink[];
}

export interface CodemodLink {
  name: string;
  href: string;
}

/** What a release changed of one thing. */
export interface ChangeGroup {
  /** Name of a component, or the prefix of CSS variables. */
  name: string;
  /** Address of the page about it; null for none, and on that page. */
  href: string | null;
  changes: readonly ChangeSentence[];
  /** Commands that run the codemods of all its changes. */
  commands?: readonly string[];
}

export interface ReleaseChangeList {
  /** Name of the release. */
  release: string;
  groups: readonly ChangeGroup[];
}
