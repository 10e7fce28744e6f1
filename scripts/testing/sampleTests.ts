/** How many commits it takes until all tests of a part of `e2e` have run: fewer for what protects readers. */
const PARTS = [
  { path: 'live/hostile/', parts: 16 },
  // The file itself chooses components, whose claims share a page.
  { path: 'claims/claims.test.ts', parts: 1 },
  { path: '', parts: 32 }
];

/** A line of Playwright's `--list`: project, file with line and column, titles of the test. */
const TEST_LINE = /^\[[\w-]+\] › ([^›]+?\.ts)(?::\d+)* › /;

/**
 * Chooses the browser tests of a commit: every thirty-second, every sixteenth of those with hostile programs, and all
 * claims of the components that the commit chooses. They are listed by file, so that each commit has tests of every
 * larger folder, and some dozens of commits have all of them.
 * @param list output of Playwright's `--list`
 * @param turn a number of the commit, which chooses where to begin
 * @returns lines for `--test-list`
 */
export function sampleTests(list: string, turn: number): string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const byParts = Map.groupBy(lines, (line) => {
    const file = TEST_LINE.exec(line)?.[1];
    return PARTS.find(({ path }) => file?.startsWith(path))?.parts ?? null;
  });
  return [...byParts].flatMap(([parts, tests]) =>
    // Lines around the list have no file.
    parts === null ? [] : tests.filter((_, index) => index % parts === turn % parts)
  );
}
