/** A step of `npm test`. */
export interface Stage {
  name: string;
  /** Program and arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Report with test counts. Null: the stage counts as one test, which passes if the exit code is 0. */
  report: Report | null;
}

/** File written by the JSON reporter of a test runner. */
export interface Report {
  runner: 'vitest' | 'playwright';
  file: string;
}

/** Selects the tests: `quick` for every push, `full` before a release. */
export type Tier = 'quick' | 'full';
