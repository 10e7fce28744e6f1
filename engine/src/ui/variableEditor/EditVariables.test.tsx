// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { currentRow } from '../rowActions/RowActionButton.tsx';
import { RowActions } from '../rowActions/RowActions.tsx';
// Preloaded, since transforming it takes longer than the timeouts of the tests.
import './VariableEditors.tsx';
import { changedVariables, resetVariables } from '../../live/preview/previewEnvironment.ts';

/** happy-dom has neither cascade layers nor a canvas. */
vi.mock('./styleRules.ts', () => ({
  layerOf: () => 'components',
  isWholeValue: (text: string) => !text.includes(';'),
  hexColor: (color: string) => (color === 'red' ? '#ff0000' : '#000000')
}));

const LONGER_THAN_PAUSE_MS = 800;

const GAP = '--knob--Gap';
const COLOR = '--knob--Color';

const SECTION = `
  <section class="pb-reference"><h2>CSS variables</h2>
    <table class="pb-reference-prefix"><tbody>
      <tr id="${GAP}" data-selector=".knob" data-condition="@media print"><td>1rem</td></tr>
      <tr id="${COLOR}" data-selector=".knob"><td><details><summary><span
        style="--pb-color:red" data-in="a">red</span>\n<span data-in="b" style="--pb-color:blue;display:none">blue</span>
        </summary><p>a\n→ b</p></details></td></tr>
      <tr id="${GAP}-2" data-number="-2"><td>2rem</td></tr>
    </tbody></table>
    <p id="pb_announcer"></p>
  </section>
`;

const user = userEvent.setup();

const row = (id: string): HTMLTableRowElement => {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLTableRowElement)) {
    throw new Error(`There is no row ${id}.`);
  }
  return element;
};

const offer = (name: string) => screen.findByRole('button', { name: `Edit the value of ${name}` });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Value of ${name}` });

async function open(name: string): Promise<HTMLInputElement> {
  currentRow.set(row(name));
  await user.click(await offer(name));
  return field(name);
}

const valueOf = (name: string): string | undefined => changedVariables().get(name)?.value;

beforeEach(() => {
  document.body.innerHTML = SECTION;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value !== 'reddish' });
  render(<RowActions />);
});

afterEach(() => {
  cleanup();
  currentRow.set(null);
  resetVariables();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the editor of CSS variables', () => {
  it('is offered in the row that the reader is at, and opens there with its value', async () => {
    currentRow.set(row(COLOR));
    expect((await offer(COLOR)).closest('tr')).toBe(row(COLOR));
    const input = await open(GAP);
    expect(input.closest('tr')).toBe(row(GAP));
    expect(input.value).toBe('1rem');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('knows the name of a variable that has several rows', async () => {
    currentRow.set(row(`${GAP}-2`));
    expect((await offer(GAP)).closest('tr')).toBe(row(`${GAP}-2`));
  });

  it('takes the value of the theme, and knows colors', async () => {
    const input = await open(COLOR);
    expect(input.value).toBe('red');
    const picker = screen.getByLabelText<HTMLInputElement>(`Color of ${COLOR}`);
    expect(picker.value).toBe('#ff0000');
    fireEvent.input(picker, { target: { value: '#123456' } });
    expect(input.value).toBe('#123456');
    expect(valueOf(COLOR)).toBe('#123456');
  });

  it('changes the variable at once, and keeps the last value that can be used', async () => {
    const input = await open(COLOR);
    await user.clear(input);
    await user.type(input, 'tan');
    expect(valueOf(COLOR)).toBe('tan');
    fireEvent.change(input, { target: { value: 'reddish' } });
    expect(screen.getByText(/^Your browser doesn’t recognize this color/)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(input, { target: { value: 'red; }' } });
    expect(screen.getByText(/^This value isn’t complete yet/)).toBeTruthy();
    expect(valueOf(COLOR)).toBe('tan');
    expect(document.querySelector('#pb_changed-variables')?.textContent).toContain(`${COLOR}: tan`);
  });

  it('gives the value back on Escape, and the focus to the button that opened it', async () => {
    const input = await open(GAP);
    fireEvent.change(input, { target: { value: '2rem' } });
    expect(changedVariables().get(GAP)).toMatchObject({
      selector: '.knob',
      condition: '@media print',
      property: GAP,
      value: '2rem'
    });
    await user.keyboard('{Escape}');
    expect(changedVariables().size).toBe(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(await offer(GAP));
  });

  it('goes with the focus, unless the value was changed', async () => {
    const input = await open(GAP);
    fireEvent.change(input, { target: { value: '2rem' } });
    await open(COLOR);
    expect(document.contains(input)).toBe(true);
    input.focus();
    expect(screen.getAllByRole('textbox')).toEqual([input]);
  });

  it('announces the last change after a pause, unless the table is gone', async () => {
    const announcer = document.querySelector('#pb_announcer');
    fireEvent.change(await open(GAP), { target: { value: '2rem' } });
    expect(announcer?.textContent).toBe('');
    await waitFor(() => expect(announcer?.textContent).toContain('2rem'));
    fireEvent.change(await field(GAP), { target: { value: '3rem' } });
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_PAUSE_MS));
    expect(announcer?.textContent).not.toContain('3rem');
  });

  it('offers to copy all changes, and to take them back', async () => {
    fireEvent.change(await open(GAP), { target: { value: '2rem' } });
    fireEvent.change(await open(COLOR), { target: { value: 'tan' } });
    expect(screen.getByText('2 values changed, only in the examples on this page.')).toBeTruthy();
    const copied = screen.getByRole('button', { name: 'Copy as CSS' }).dataset['copy'];
    expect(copied).toContain('--knob--Gap: 2rem;');
    await user.click(screen.getByRole('button', { name: `Reset ${GAP}` }));
    expect(screen.getByText('1 value changed, only in the examples on this page.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(changedVariables().size).toBe(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Changed CSS variables' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('CSS variables');
  });
  it('shows the effect on the first example that the variable styles', async () => {
    const preview = (text: string): string => `<div class="pb-preview"><div data-root id="root">${text}</div></div>`;
    const example = (id: string, content: string): string =>
      `<section class="pb-example" id="${id}"><h2 class="pb-example-title">${id}</h2>${preview(content)}</section>`;
    document.body.insertAdjacentHTML(
      'beforeend',
      example('other', '<i>i</i>') + example('styled', '<b class="knob" id="b">Knob</b>')
    );
    for (const element of document.querySelectorAll<HTMLElement>('.knob')) {
      element.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
    }
    fireEvent.change(await open(GAP), { target: { value: '2rem' } });
    const bar = screen.getByRole('group', { name: 'Changed CSS variables' });
    expect(within(bar).getByRole('link', { name: 'styled' }).getAttribute('href')).toBe('#styled');
    const copy = bar.querySelector('[data-preview]');
    expect(copy?.innerHTML).toBe('<div><b class="knob">Knob</b></div>');
    expect(copy?.hasAttribute('inert')).toBe(true);
  });
});
