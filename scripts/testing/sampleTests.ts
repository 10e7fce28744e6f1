/** Tests of these folders all run with every commit: they try to escape from the frame of edited code. */
const ALWAYS = ['live/hostile/'];

/** A line of Playwright's `--list`: project, file with line and column, titles of the test. */
const TEST_LINE = /^\[[\w-]+\] › ([^›]+?\.ts)(?::\d+)* › /;

/**
 * Chooses the browser tests of a commit: one of several parts of each file's tests, so that every feature is tested by each
 * commit, and every test within a few commits.
 * @param list output of Playwright's `--list`
 * @param parts number of parts
 * @param turn a number of the commit, which chooses the part
 * @returns lines for `--test-list`
 */
export function sampleTests(list: string, parts: number, turn: number): string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const byFile = Map.groupBy(lines, (line) => TEST_LINE.exec(line)?.[1] ?? null);
  // The lines around the list.
  byFile.delete(null);
  return [...byFile].flatMap(([file, tests], position) => {
    const every = ALWAYS.some((folder) => file?.startsWith(folder)) ? 1 : Math.min(parts, tests.length);
    return tests.filter((_, index) => index % every === (turn + position) % every);
  });
}
