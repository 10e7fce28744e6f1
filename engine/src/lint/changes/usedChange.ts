import type { Change } from '../../history/change.ts';
import type { Snapshot } from '../../history/snapshot.ts';

/** A class that a release no longer has, or has under another name. */
export interface ClassChange {
  subject: 'class';
  class: string;
  kind: 'removed' | 'renamed';
  before: string;
  after: string | null;
}

/** A change between two releases that concerns a file. */
export interface UsedChange {
  change: Change | ClassChange;
  /** The lines that it concerns, each once, in order. */
  lines: readonly number[];
  /** The code no longer works, or may not. */
  isBreaking: boolean;
  /** Values in the code, as literals, that the later release doesn't accept. */
  refused: readonly string[];
  /** What the earlier release says in place of something that is gone: the message of its deprecation. */
  message: string | null;
}

/** Two releases, and what changed from the one to the other. */
export interface ComparedReleases {
  before: Snapshot;
  after: Snapshot;
  changes: readonly Change[];
}
