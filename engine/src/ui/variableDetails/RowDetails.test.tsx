// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ANNOUNCER_ID } from '../../core/interfaceIds.ts';
import * as texts from '../../core/texts.ts';
import { tellPage } from '../../core/pageEvents.ts';
// Preloaded, since transforming it takes longer than the timeouts of the tests.
import './RowDetails.tsx';
import { startVariableDetails } from './startVariableDetails.ts';
import { makeTable, type TestTable } from './testVariables.ts';

const LONGER_THAN_SLOW_MS = 400;

/** Shows a table, as the page script does. */
function show(): TestTable & { rows: HTMLDetailsElement[]; announced: () => string | null | undefined } {
  const table = makeTable();
  const main = document.createElement('main');
  main.innerHTML = table.html;
  document.body.append(main);
  startVariableDetails(main);
  return {
    ...table,
    rows: [...main.querySelectorAll('details')],
    announced: () => document.getElementById(ANNOUNCER_ID)?.textContent
  };
}

/** Opens rows as readers do. happy-dom reports it at once. */
function open(...rows: HTMLDetailsElement[]): void {
  act(() => rows.forEach((row) => (row.open = true)));
}

const contentOf = (row: HTMLDetailsElement | undefined): string | undefined =>
  row?.textContent.slice(row.querySelector('summary')?.textContent.length);

beforeEach(() => {
  document.body.innerHTML = `<p id="${ANNOUNCER_ID}"></p>`;
});
afterEach(() => {
  act(() => tellPage('leave'));
  vi.unstubAllGlobals();
});

describe('an opened row of CSS variables', () => {
  it('shows the steps to its values by theme, with links to tokens, and its name in scripts', async () => {
    const { rows, fetched, answer, announced } = show();
    expect(fetched).toEqual([]);
    open(...rows);
    await waitFor(() => expect(fetched).toHaveLength(1));
    await act(() => answer());
    await waitFor(() => expect(contentOf(rows[0])).toBe('--acme-t--gap\n→ 1rem\n--acme-t--wide\n→ 2rem\n'));
    const [gap, wide] = rows[0]?.querySelectorAll('div > [data-in]') ?? [];
    expect([gap?.getAttribute('data-in'), wide?.getAttribute('data-in')]).toEqual(['ac', 'bd']);
    expect(gap?.querySelector('a')?.getAttribute('href')).toBe('/tokens#--acme-t--gap');
    expect(contentOf(rows[1])).toBe(`${texts.reference.inScripts}\nknob_size`);
    expect(announced()).toBe('');
    expect(fetched).toHaveLength(1);
  });

  it('keeps them when it is closed, until the reader leaves the page', async () => {
    const { rows, answer, fetched } = show();
    const [row] = rows as [HTMLDetailsElement];
    open(row);
    await waitFor(() => expect(fetched).toHaveLength(1));
    await act(() => answer());
    act(() => {
      row.open = false;
    });
    await waitFor(() => expect(contentOf(row)).toContain('--acme-t--gap'));
    act(() => tellPage('leave'));
    expect(contentOf(row)).toBe('');
    open(row);
    await waitFor(() => expect(contentOf(row)).toContain('--acme-t--gap'));
    expect(fetched).toHaveLength(1);
  });

  it('says that it loads only if that takes a while', async () => {
    const { rows, fetched, answer } = show();
    open(...rows);
    await waitFor(() => expect(fetched).toHaveLength(1));
    expect(contentOf(rows[0])).toBe('');
    await act(() => new Promise((resolve) => setTimeout(resolve, LONGER_THAN_SLOW_MS)));
    expect(contentOf(rows[0])).toBe(texts.reference.loadingDetails);
    await act(() => answer());
    await waitFor(() => expect(contentOf(rows[0])).not.toContain(texts.reference.loadingDetails));
  });

  it('says when that failed, and tries again when a row is opened', async () => {
    const { rows, fetched, answer, announced } = show();
    const [first, second] = rows as [HTMLDetailsElement, HTMLDetailsElement];
    open(first);
    await waitFor(() => expect(fetched).toHaveLength(1));
    await act(() => answer(false));
    await waitFor(() => expect(contentOf(first)).toBe(texts.reference.detailsFailed));
    expect(announced()).toBe(texts.reference.detailsFailed);
    open(second);
    await waitFor(() => expect(fetched).toHaveLength(2));
    await act(() => answer());
    await waitFor(() => expect(contentOf(first)).toContain('--acme-t--gap'));
    expect(contentOf(second)).toContain('knob_size');
  });

  it('says so too if the site was published again without it', async () => {
    const { rows, fetched, answer } = show();
    const [row] = rows as [HTMLDetailsElement];
    row.closest('tr')?.setAttribute('data-selector', '.gone');
    open(row);
    await waitFor(() => expect(fetched).toHaveLength(1));
    await act(() => answer());
    await waitFor(() => expect(contentOf(row)).toBe(texts.reference.detailsFailed));
  });
});
