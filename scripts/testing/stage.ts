/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** Program and arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /** Environment variables for the program, beside those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Where the program writes its counts. Null: the stage counts as one test, passed when the program ends with 0. */
  report: Report | null;
}

/** The file that a JSON reporter of a test runner writes. */
export interface Report {
  runner: 'vitest' | 'playwright';
  file: string;
}

/** Which tests run: `quick` on every push, `full` before a release. */
export type Tier = 'quick' | 'full';
