/** How many commits it takes until all tests of a part of `e2e` have run: few for what protects readers. */
const PARTS = [
  { folder: 'live/hostile/', parts: 2 },
  { folder: '', parts: 8 }
];

/** A line of Playwright's `--list`: project, file with line and column, titles of the test. */
const TEST_LINE = /^\[[\w-]+\] › ([^›]+?\.ts)(?::\d+)* › /;

/**
 * Chooses the browser tests of a commit: every eighth, and every second of those with hostile programs. They are listed by file,
 * so that each commit has tests of every folder, and a few commits have all of them.
 * @param list output of Playwright's `--list`
 * @param turn a number of the commit, which chooses where to begin
 * @returns lines for `--test-list`
 */
export function sampleTests(list: string, turn: number): string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const byParts = Map.groupBy(lines, (line) => {
    const file = TEST_LINE.exec(line)?.[1];
    return PARTS.find(({ folder }) => file?.startsWith(folder))?.parts ?? null;
  });
  return [...byParts].flatMap(([parts, tests]) =>
    // Lines around the list have no file.
    parts === null ? [] : tests.filter((_, index) => index % parts === turn % parts)
  );
}
