import { expect, it } from 'vitest';

import { formatTable } from '../report/table.ts';

it('lines figures up and keeps a decimal place of small ones', () => {
  const rows = [
    ['cold', 51.26, 1608.4],
    ['warm', 6, null]
  ];
  expect(formatTable('Builds', ['', 's', 'peak MB'], rows)).toBe(
    ['', 'Builds', '           s  peak MB', '  cold  51.3     1608', '  warm     6        -', ''].join('\n')
  );
});
