// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TriedProp } from '../example/code/editing.ts';
import { insertProp } from '../../live/editor/insertProp.ts';
import { currentRow } from '../rowActions/RowActionButton.tsx';
import { RowActions } from '../rowActions/RowActions.tsx';

const tryProp = vi.fn<(slug: string, prop: TriedProp) => Promise<boolean>>();

vi.mock('../example/code/editing.ts', () => ({ tryProp }));

const PAGE = `
  <div id="basic">Example</div>
  <section data-props='{"component":"Knob","example":"basic"}'><table><tbody>
    <tr id="round" data-sample="isRound"><td>Round</td></tr>
    <tr id="data"><td>Data</td></tr>
  </tbody></table></section>
  <p id="pb_announcer"></p>
`;

const goTo = (id: string): void => {
  currentRow.set(document.querySelector<HTMLTableRowElement>(`tr#${id}`));
};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  render(<RowActions />);
});

afterEach(() => {
  cleanup();
  currentRow.set(null);
  tryProp.mockReset();
});

describe('trying a property', () => {
  it('is offered in the row that the reader is at, if a value can be made up', async () => {
    goTo('round');
    const button = await screen.findByRole('button', { name: 'Try isRound in an example' });
    expect(button.closest('tr')?.id).toBe('round');
    goTo('data');
    await expect.poll(() => screen.queryByRole('button')).toBeNull();
  });

  it('puts it into the code of the first example of the component', async () => {
    tryProp.mockResolvedValue(true);
    goTo('round');
    await userEvent.setup().click(await screen.findByRole('button'));
    await expect.poll(() => tryProp.mock.calls.length).toBe(1);
    const [slug, prop] = tryProp.mock.calls[0] ?? [];
    expect(slug).toBe('basic');
    expect(prop?.attribute).toEqual({ name: 'isRound', value: null });
    const code = 'export const A = () => <Knob />;';
    expect(prop?.insert(code)).toEqual(insertProp(code, 'Knob', { name: 'isRound', value: null }));
    expect(document.querySelector('#pb_announcer')?.textContent).toBe('');
  });

  it('says where the code has no place for it', async () => {
    tryProp.mockResolvedValue(false);
    goTo('round');
    await userEvent.setup().click(await screen.findByRole('button'));
    await expect.poll(() => document.querySelector('#pb_announcer')?.textContent).toMatch(/^Couldn’t try this/);
  });
});
