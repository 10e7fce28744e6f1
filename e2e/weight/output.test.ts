import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { OUTPUT_BUDGET_MB } from '../../bench/budgets.ts';
import { folderSize } from '../../bench/folderSize.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../sites/patternfly/dist');
const BYTES_IN_MB = 1_000_000;

test('the files of the site have an agreed size in all', () => {
  expect(folderSize(OUTPUT) / BYTES_IN_MB).toBeLessThan(OUTPUT_BUDGET_MB);
});
