// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { TableSort } from './TableSort.tsx';

const TABLE = `
  <table id="parts">
    <thead><tr></tr></thead>
    <tbody>
      <tr><th>Dial</th><td data-sort="1">one</td></tr>
      <tr><th>Knob</th><td data-sort="10">ten</td></tr>
      <tr><th>Lever</th><td data-sort="1">one</td></tr>
    </tbody>
  </table>
`;

function open(address = '/parts') {
  history.replaceState(null, '', address);
  const container = document.querySelector('thead tr') as HTMLElement;
  const columns = [
    { name: 'name', label: 'Name' },
    { name: 'examples', label: 'Examples' }
  ];
  render(<TableSort tableId="parts" columns={columns} />, { container });
  const user = userEvent.setup();
  return {
    rows: () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent),
    sorts: () =>
      screen
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map((heading) => heading.getAttribute('aria-sort')),
    sort: (name: string) => user.click(screen.getByRole('button', { name }))
  };
}

beforeEach(() => {
  document.body.innerHTML = TABLE;
});
afterEach(cleanup);

describe('the headings of a table', () => {
  it('say how the build has sorted it', () => {
    const { rows, sorts } = open();
    expect(rows()).toEqual(['Dial', 'Knob', 'Lever']);
    expect(sorts()).toEqual(['ascending', null]);
  });

  it('show the most of a number first, then the least, equals by name', async () => {
    const { rows, sorts, sort } = open();
    await sort('Examples');
    expect(rows()).toEqual(['Knob', 'Dial', 'Lever']);
    expect(sorts()).toEqual([null, 'descending']);
    await sort('Examples');
    expect(rows()).toEqual(['Dial', 'Lever', 'Knob']);
    expect(sorts()).toEqual([null, 'ascending']);
    await sort('Name');
    expect(rows()).toEqual(['Dial', 'Knob', 'Lever']);
  });

  it('keep the order in the address, and follow it', async () => {
    const { rows, sort } = open('/parts?q=e&sort=-name');
    expect(rows()).toEqual(['Lever', 'Knob', 'Dial']);
    await sort('Examples');
    expect(location.search).toBe('?q=e&sort=-examples');
    await sort('Name');
    expect(location.search).toBe('?q=e');
    history.replaceState(null, '', '/parts?sort=examples');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(rows()).toEqual(['Dial', 'Lever', 'Knob']);
  });

  it('ignore columns that are not there', () => {
    expect(open('/parts?sort=size').rows()).toEqual(['Dial', 'Knob', 'Lever']);
  });
});
