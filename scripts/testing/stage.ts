/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** Program and arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /**
   * File that the program writes its counts to, in the form of vitest's JSON reporter.
   * Null: the stage counts as one test, passed when the program ends with 0.
   */
  report: string | null;
}

/** Which tests run: `quick` on every push, `full` before a release. */
export type Tier = 'quick' | 'full';
