// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeTable } from '../variableDetails/testVariables.ts';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import type { PatternAnswer, PatternQuestion } from './patternWorker.ts';

const TABLES = `
  <section id="props-reference">
    <section id="knob" class="pb-disclosure" data-row-group style="--pb-rows:2">
      <details open>
        <summary>Knob</summary>
        <table><tbody>
          <tr id="size"><td>size</td><td>large</td></tr>
          <tr id="is-round"><td><details><summary>isRound</summary></details></td><td>boolean</td></tr>
        </tbody></table>
        <details class="pb-inherited" data-row-group><table><tbody>
          <tr id="color"><td><details><summary>color</summary></details></td><td>brass\ngold</td></tr>
        </tbody></table></details>
      </details>
    </section>
    <section id="dial" class="pb-disclosure" data-row-group>
      <details>
        <summary>Dial</summary>
        <table><tbody><tr id="ring"><td>ring</td><td>(a+b)</td></tr></tbody></table>
      </details>
    </section>
  </section>
`;

/** Fake of the pattern worker, which answers at once. */
class FakeWorker {
  onmessage: ((event: { data: PatternAnswer }) => void) | null = null;

  postMessage({ rows, pattern }: PatternQuestion): void {
    const isMatch = (fields: string[]): boolean => fields.some((field) => new RegExp(pattern, 'i').test(field));
    const found = rows.flatMap((fields, index) => (isMatch(fields) ? [index] : []));
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'found', rows: found } }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

function open(hasPatterns = false, address = '/knob') {
  history.replaceState(null, '', address);
  render(
    <ReferenceFilter
      sectionId="props-reference"
      name="props"
      noun="props"
      hasPatterns={hasPatterns}
      canExpand={hasPatterns}
    />
  );
  const shown = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => !part.closest('[hidden]'))
      .map(({ id }) => id);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter props' }),
    rows: () => shown('tr'),
    sections: () => shown('section section'),
    inherited: () => document.querySelector<HTMLDetailsElement>('.pb-inherited')?.open,
    openSections: () => [...document.querySelectorAll('.pb-disclosure:has(> details[open])')].map(({ id }) => id),
    says: (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  };
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  document.body.innerHTML = TABLES;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the filter of reference tables', () => {
  it('waits for 500 ms where it takes patterns', async () => {
    vi.useFakeTimers();
    try {
      const { field, rows } = open(true);
      fireEvent.change(field, { target: { value: 'boolean' } });
      await act(() => vi.advanceTimersByTimeAsync(499));
      expect(rows()).toHaveLength(4);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(rows()).toEqual(['is-round']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves rows that have every word, and tables that have some', async () => {
    const { user, field, rows, sections, says } = open();
    await user.type(field, 'isround BOOL');
    await says('1 of 4 props');
    expect(rows()).toEqual(['is-round']);
    expect(sections()).toEqual(['knob']);
    await user.clear(field);
    expect(rows()).toHaveLength(4);
    await says('');
  });

  it('opens inherited properties that are found, and closes them again', async () => {
    const { user, field, rows, inherited, says } = open();
    await user.type(field, 'brass');
    await says('1 of 4 props');
    expect(rows()).toEqual(['color']);
    expect(inherited()).toBe(true);
    expect(document.querySelector<HTMLElement>('#knob')?.style.getPropertyValue('--pb-rows')).toBe('1');
    await user.clear(field);
    expect(inherited()).toBe(false);
    // Back to the initially visible rows.
    expect(document.querySelector<HTMLElement>('#knob')?.style.getPropertyValue('--pb-rows')).toBe('2');
  });

  it('opens the sections that it finds something in, and leaves them as they were', async () => {
    const { user, field, openSections, says } = open();
    expect(openSections()).toEqual(['knob']);
    await user.type(field, 'ring');
    await says('1 of 4 props');
    expect(openSections()).toEqual(['dial']);
    await user.clear(field);
    expect(openSections()).toEqual(['knob']);
  });

  it('says when nothing is left', async () => {
    const { user, field, sections, says } = open();
    await user.type(field, 'lever');
    await says('No props match “lever”.');
    expect(sections()).toEqual([]);
  });

  it('takes patterns, also for a line of a cell, and texts that are none', async () => {
    const { user, field, rows, says } = open(true);
    await user.type(field, '^gold$');
    await says('1 of 4 props');
    expect(rows()).toEqual(['color']);
    await user.clear(field);
    await user.type(field, '(a+b');
    await says('1 of 4 props (not a valid pattern, so searched as plain text)');
    expect(rows()).toEqual(['ring']);
  });

  it('is as the address says, and gives way to a link to what it hides', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="/knob#ring">Ring</a>');
    const { user, field, rows, says } = open(false, '/knob?props=size');
    await says('1 of 4 props');
    expect(rows()).toEqual(['size']);
    await user.type(field, ' large');
    await waitFor(() => expect(location.search).toBe('?props=size+large'));
    await user.click(screen.getByRole('link', { name: 'Ring' }));
    expect(rows()).toHaveLength(4);
  });
});

describe('the filter of CSS variables', () => {
  const variables = () => {
    const { html, answer, fetched } = makeTable();
    document.body.innerHTML = `<section id="props-reference">${html}</section>`;
    const names = (): (string | null | undefined)[] =>
      [...document.querySelectorAll('tbody tr:not([hidden]) a')].map(({ textContent }) => textContent);
    return { ...open(true), names, answer, fetched };
  };

  it('looks at what closed rows show when they are open: tokens, values of all themes, and names in scripts', async () => {
    const { user, field, says, names, answer, fetched } = variables();
    await user.type(field, '^--acme-t--wide$');
    expect(fetched).toHaveLength(1);
    await act(() => answer());
    await says('1 of 2 props');
    expect(names()).toEqual(['Gap']);
    await user.clear(field);
    await user.type(field, 'knob_s');
    await waitFor(() => expect(names()).toEqual(['Size']));
    await user.clear(field);
    await user.type(field, '^2rem$');
    await waitFor(() => expect(names()).toEqual(['Gap']));
    expect(fetched).toHaveLength(1);
  });

  it('says that it loads before it answers', async () => {
    const { user, field, says, names, answer } = variables();
    await user.type(field, '3px');
    await says('Loading the details of the values…');
    expect(names()).toEqual(['Gap', 'Size']);
    await act(() => answer());
    await says('1 of 2 props');
  });

  it('searches without them if they can’t be loaded, and tries again with the next text', async () => {
    const { user, field, says, names, answer, fetched } = variables();
    await user.type(field, '3px');
    await act(() => answer(false));
    await says('1 of 2 props (couldn’t load the details of the values, so searched without them)');
    await user.clear(field);
    await user.type(field, 'wide');
    await act(() => answer());
    await says('1 of 2 props');
    expect(names()).toEqual(['Gap']);
    expect(fetched.length).toBeGreaterThan(1);
  });
});

describe('the button that opens everything', () => {
  const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];

  it('says what it does next', async () => {
    const { user } = open(true);
    await user.click(screen.getByRole('button', { name: 'Expand all props' }));
    expect(parts().every((part) => part.open)).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Collapse all props' }));
    expect(parts().some((part) => part.open)).toBe(false);
    await screen.findByRole('button', { name: 'Expand all props' });
  });

  it('knows of parts that the reader opens one by one', async () => {
    open(true);
    parts().forEach((part) => (part.open = true));
    await screen.findByRole('button', { name: 'Collapse all props' });
  });

  it('is there where there is something to expand', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
