/**
 * `npm run -s compare -- <before> <after>`: compares two built sites byte for byte, apart from hashes of content
 * in the names of files. Prints the kinds of differences, with one example each; the exit code is 1 if there are any.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { compareSites } from './comparing/compareSites.ts';
import { formatComparison } from './comparing/formatComparison.ts';

const USAGE = `Usage: npm run -s compare -- <before> <after>

Compares two built sites, such as the dist folders of two commits. Hashes of content in the names of files, and in what
refers to these files, are ignored. Exit code: 0 if the sites are equal, 1 if they differ, 2 for wrong arguments.`;

function main(): number {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const missing = [before, after].find((folder) => !existsSync(join(folder, 'index.html')));
  if (missing !== undefined) {
    console.error(`There is no built site in ${missing}.`);
    return 2;
  }
  const comparison = compareSites(before, after);
  console.log(formatComparison(comparison));
  return comparison.kinds.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  // Unknown options.
  console.error(error instanceof Error ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 2;
}
