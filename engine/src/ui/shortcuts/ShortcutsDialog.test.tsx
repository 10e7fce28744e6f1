// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import * as texts from '../../core/texts.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

afterEach(cleanup);

it('the help lists all shortcuts', () => {
  render(<ShortcutsDialog onClose={() => undefined} />);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Ctrl KSearch and run commands/);
  expect(rows.slice(1, -2)).toEqual(SHORTCUTS.map(({ id, keys }) => `${keys.join(' then ')}${texts.shortcuts[id]}`));
  expect(rows.at(-2)).toMatch(/^F1Explain/);
  expect(rows.at(-1)).toMatch(/^F8Go to the next error/);
});
