/**
 * `node scripts/testing/writeSample.ts <file>`: writes the browser tests that `npm test` runs for the current commit into a
 * file for Playwright's `--test-list`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { commitNumber } from './commitNumber.ts';
import { sampleTests } from './sampleTests.ts';
import { LIST_OF_TESTS } from './stages.ts';

const [program, ...args] = LIST_OF_TESTS;
const list = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const sample = sampleTests(list, commitNumber(1));
if (sample.length === 0) {
  throw new Error(`Playwright lists no tests:\n${list}`);
}
const [file = ''] = process.argv.slice(2);
writeFileSync(file, sample.join('\n'));
