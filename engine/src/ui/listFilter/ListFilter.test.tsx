// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ListFilter, type ListFilterProps } from './ListFilter.tsx';

const LIST = `
  <div id="parts">
    <section id="metal" data-row-group="Release 2" data-values="made:metal">
      <ul data-row-group style="--pb-rows:2">
        <li data-row id="knob" data-values="has:html has:react">Round <b>Knob</b> <i>of brass</i></li>
        <li data-row id="lever" data-values="has:react"><b>Lever</b></li>
      </ul>
    </section>
    <section id="wood" data-row-group data-values="made:wood">
      <ul data-row-group><li data-row id="main--dial" data-values="has:html"><b>Dial</b></li></ul>
    </section>
  </div>
`;

const PROPS: ListFilterProps = {
  listId: 'parts',
  label: 'Parts',
  placeholder: 'Filter parts',
  textIn: null,
  noun: { one: 'part', other: 'parts' },
  total: 3,
  choices: [
    {
      name: 'has',
      legend: 'Has',
      match: 'all',
      options: [
        { value: 'html', label: 'HTML', count: 2 },
        { value: 'react', label: 'React', count: 2 }
      ]
    }
  ],
  select: { name: 'made', label: 'Material', all: 'All materials', options: ['metal', 'wood'] },
  layout: null,
  headingLevel: 'h2'
};

function open(props: Partial<ListFilterProps> = {}) {
  render(<ListFilter {...PROPS} {...props} />);
  const isShown = (element: HTMLElement): boolean => element.closest('[hidden]') === null;
  const idsOf = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map(({ id }) => id);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter parts' }),
    rows: () => idsOf('[data-row]'),
    groups: () => idsOf('section'),
    count: () => screen.getByRole('status').textContent
  };
}

beforeEach(() => {
  history.replaceState(null, '', '/parts');
  document.body.innerHTML = LIST;
});
afterEach(cleanup);

describe('the filter of a list', () => {
  it('shows the rows that hold every word, groups that have some, and how many they are', async () => {
    const { user, field, rows, groups, count } = open();
    expect(count()).toBe('3 parts');
    await user.type(field, 'round BRASS');
    expect(rows()).toEqual(['knob']);
    expect(groups()).toEqual(['metal']);
    expect(count()).toBe('1 of 3 parts');
  });

  it('finds rows by their ids, whichever sign is between words, and by what groups say', async () => {
    const { user, field, rows } = open();
    await user.type(field, 'main_dial');
    expect(rows()).toEqual(['main--dial']);
    await user.clear(field);
    await user.type(field, 'release');
    expect(rows()).toEqual(['knob', 'lever']);
  });

  it('looks in a part of the rows alone where it is told to', async () => {
    const { user, field, rows } = open({ textIn: 'b' });
    await user.type(field, 'brass');
    expect(rows()).toEqual([]);
  });

  it('narrows by all choices of one kind, and one of another', async () => {
    const { user, rows } = open();
    await user.click(screen.getByRole('checkbox', { name: /^HTML/ }));
    expect(rows()).toEqual(['knob', 'main--dial']);
    await user.click(screen.getByRole('checkbox', { name: /^React/ }));
    expect(rows()).toEqual(['knob']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'wood');
    expect(rows()).toEqual([]);
  });

  it('tells in headings how many rows are left, and hides entries of the contents list without any', async () => {
    document.body.innerHTML = `
      <nav><ul>
        <li id="to-metal"><a class="pb-contents-link" href="#metal">Metal</a></li>
        <li id="to-wood" hidden><a class="pb-contents-link" href="#wood">Wood</a></li>
      </ul></nav>
      <div id="parts">
        <section aria-labelledby="metal" data-row-group data-values="made:metal">
          <h2 id="metal">Metal</h2><span data-row-count><bdi>2 parts</bdi></span>
          <details><summary aria-label="Metal: 2 parts"></summary>
            <p data-row id="knob">Knob</p><p data-row id="lever">Lever</p>
          </details>
        </section>
        <section aria-labelledby="wood" data-row-group data-values="made:wood">
          <h2 id="wood">Wood</h2><span data-row-count><bdi>1 part</bdi></span>
          <details><summary aria-label="Wood: 1 part"></summary><p data-row id="dial">Dial</p></details>
        </section>
      </div>`;
    const { user, field } = open();
    const told = (): (string | null | undefined)[] => [
      ...[...document.querySelectorAll('[data-row-count]')].map(({ textContent }) => textContent),
      document.querySelector('summary')?.getAttribute('aria-label')
    ];
    const entries = (): string[] => [...document.querySelectorAll('li:not([hidden])')].map(({ id }) => id);
    await user.type(field, 'knob');
    expect(told().slice(0, 1)).toEqual(['1 of 2 parts']);
    expect(told().at(-1)).toBe('Metal: 1 of 2 parts');
    expect(entries()).toEqual(['to-metal']);
    await user.clear(field);
    expect(told()).toEqual(['2 parts', '1 part', 'Metal: 2 parts']);
    expect(entries()).toEqual(['to-metal', 'to-wood']);
  });

  it('keeps the number in a summary true, and hides entries of the contents list that lead to hidden rows', async () => {
    document.body.innerHTML = `
      <nav><ul>
        <li id="to-knob"><a class="pb-contents-link" href="#knob">Knob</a></li>
        <li id="to-lever"><a class="pb-contents-link" href="#lever">Lever</a></li>
      </ul></nav>
      <div id="parts">
        <div data-row-group>
          <details>
            <summary>Metal <span data-row-count>2 parts</span></summary>
            <p data-row id="knob">Knob</p><p data-row id="lever">Lever</p>
          </details>
        </div>
      </div>`;
    const { user, field } = open({ total: 2 });
    const summary = document.querySelector('summary');
    const entries = (): string[] => [...document.querySelectorAll('li:not([hidden])')].map(({ id }) => id);
    await user.type(field, 'lever');
    expect(summary?.textContent).toBe('Metal 1 of 2 parts');
    expect(summary?.hasAttribute('aria-label')).toBe(false);
    expect(entries()).toEqual(['to-lever']);
    await user.clear(field);
    expect(summary?.textContent).toBe('Metal 2 parts');
    expect(entries()).toEqual(['to-knob', 'to-lever']);
  });

  it('counts at each choice what it would show, given all others', async () => {
    const kinds = [
      { name: 'has', legend: 'Has', match: 'any' as const, options: PROPS.choices[0]?.options ?? [] },
      {
        name: 'made',
        legend: 'Made of',
        match: 'any' as const,
        options: [
          { value: 'metal', label: 'Metal', count: 2 },
          { value: 'wood', label: 'Wood', count: 1 }
        ]
      }
    ];
    const { user, field } = open({ choices: kinds, select: null });
    const counts = (): string[] =>
      screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
    await user.click(screen.getByRole('checkbox', { name: /^Wood/ }));
    expect(counts()).toEqual(['HTML 1', 'React 0', 'Metal 2', 'Wood 1']);
    await user.type(field, 'knob');
    expect(counts()).toEqual(['HTML 0', 'React 0', 'Metal 1', 'Wood 0']);
  });

  it('can be a bar, with its choices behind a button that tells how many are active', async () => {
    const { user } = open({ isBar: true });
    const button = screen.getByText('Filters');
    const menu = button.closest('details');
    expect(menu?.open).toBe(false);
    await user.click(button);
    await user.click(screen.getByRole('checkbox', { name: /^HTML/ }));
    expect(button.textContent).toContain('(1 active)');
    await user.keyboard('{Escape}');
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(button);
    if (menu) {
      menu.open = true;
    }
    await user.click(document.body);
    expect(menu?.open).toBe(false);
  });

  it('can have a filter with any name, also that of the parameter of lists that start with a filter', async () => {
    const { user } = open({ choices: PROPS.choices.map((kind) => ({ ...kind, name: 'show' })) });
    await user.click(screen.getByRole('checkbox', { name: /HTML/ }));
    await waitFor(() => expect(location.search).toBe('?show=html'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /HTML/ }).checked).toBe(true);
  });

  it('tells the browser how many rows a list has that it has not laid out', async () => {
    const { user, field } = open();
    await user.type(field, 'lever');
    expect(document.querySelector('ul')?.style.getPropertyValue('--pb-rows')).toBe('1');
  });

  it('says when nothing is left, and starts over with the focus in the field', async () => {
    const { user, field, rows } = open();
    await user.type(field, 'zzz');
    screen.getByRole('heading', { name: /^No parts match/ });
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(rows()).toHaveLength(3);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });

  it('is as the address says, and writes it without a step in the history', async () => {
    history.replaceState(null, '', '/parts?has=react&utm=1#lever');
    const { length } = history;
    const { user, field, rows } = open();
    expect(rows()).toEqual(['knob', 'lever']);
    await user.type(field, 'le');
    await waitFor(() => expect(location.search).toBe('?has=react&q=le&utm=1'));
    expect(location.hash).toBe('#lever');
    expect(history).toHaveLength(length);
  });

  it('is as the address says after hydration too', async () => {
    history.replaceState(null, '', '/parts?q=lever');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ListFilter {...PROPS} />);
    document.body.append(container);
    render(<ListFilter {...PROPS} />, { container, hydrate: true });
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('lever');
    await userEvent.setup().type(field, 's');
    await waitFor(() => expect(location.search).toBe('?q=levers'));
  });

  it('takes what is told before it listens', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ListFilter {...PROPS} />);
    document.body.append(container);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^HTML/ });
    const Replayed = () => {
      useLayoutEffect(() => box.click(), []);
      return <ListFilter {...PROPS} />;
    };
    render(<Replayed />, { container, hydrate: true });
    await waitFor(() => expect(location.search).toBe('?has=html'));
    expect(box.checked).toBe(true);
  });

  it('follows the history', async () => {
    const { field, rows } = open();
    history.pushState(null, '', '/parts?q=dial');
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(rows()).toEqual(['main--dial']));
    expect(field.value).toBe('dial');
  });

  it('leaves the address of the next page alone', async () => {
    const { user, field } = open();
    await user.type(field, 'dial');
    history.pushState(null, '', '/elsewhere');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(location.search).toBe('');
    expect(field.value).toBe('dial');
  });

  it('gives way to a link that leads to what it hides', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="/parts#lever">Lever</a>');
    const { user, field, rows } = open();
    await user.type(field, 'dial');
    expect(rows()).toEqual(['main--dial']);
    await user.click(screen.getByRole('link', { name: 'Lever' }));
    expect(rows()).toHaveLength(3);
  });

  it('can start with a filter that the document already shows, and show all rows instead', async () => {
    document.querySelector('#wood')?.toggleAttribute('hidden', true);
    const { user, rows, count, field } = open({
      start: { values: { made: 'metal' }, count: 2 },
      clear: 'Show all parts'
    });
    expect([rows(), count()]).toEqual([['knob', 'lever'], '2 of 3 parts']);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('metal');
    await user.click(screen.getByRole('button', { name: 'Show all parts' }));
    expect([rows(), count()]).toEqual([['knob', 'lever', 'main--dial'], '3 parts']);
    await waitFor(() => expect(location.search).toBe('?show=all'));
    await user.type(field, 'dial');
    expect(rows()).toEqual(['main--dial']);
    await waitFor(() => expect(location.search).toBe('?q=dial'));
  });

  it('adds choices to the filter that it starts with, and searches in all rows', async () => {
    document.querySelector('#wood')?.toggleAttribute('hidden', true);
    const { user, rows, field } = open({ start: { values: { has: 'react' }, count: 2 } });
    await user.click(screen.getByRole('checkbox', { name: /HTML/ }));
    expect(rows()).toEqual(['knob']);
    cleanup();
    history.replaceState(null, '', '/parts');
    const again = open({ start: { values: { has: 'react' }, count: 2 } });
    await user.type(again.field, 'dial');
    expect(again.rows()).toEqual(['main--dial']);
    expect(field).not.toBe(again.field);
  });

  it('can show groups of rows as one list by name, also while it is filtered', async () => {
    document.body.innerHTML = `
      <div id="parts">
        <ul id="all" data-all-rows></ul>
        <section id="turned" data-row-group><ul id="turn"><li data-row id="knob"><a>Knob</a></li><li data-row id="dial"><a>Dial</a></li></ul></section>
        <section id="pulled" data-row-group><ul id="pull"><li data-row id="lever"><a>Lever</a></li></ul></section>
      </div>`;
    history.replaceState(null, '', '/parts?order=a-z');
    const { user, field, rows, groups } = open({ isOrdered: true });
    const idsIn = (id: string): string[] => [...(document.getElementById(id)?.children ?? [])].map((row) => row.id);
    expect(idsIn('all')).toEqual(['dial', 'knob', 'lever']);
    await user.type(field, 'lever');
    expect(rows()).toEqual(['lever']);
    await user.click(screen.getByRole('radio', { name: 'By purpose' }));
    expect([idsIn('all'), idsIn('turn'), idsIn('pull')]).toEqual([[], ['knob', 'dial'], ['lever']]);
    expect(groups()).toEqual(['pulled']);
    await waitFor(() => expect(location.search).toBe('?q=lever'));
    await user.click(screen.getByRole('radio', { name: 'A–Z' }));
    await waitFor(() => expect(location.search).toBe('?order=a-z&q=lever'));
  });
});

describe('a filter of rows that are not marked', () => {
  it('finds them by their selector, without the rows of tables in them', async () => {
    document.body.innerHTML =
      '<div id="parts"><section id="knob"><b>Knob</b><table><tbody><tr><td>Dial</td></tr></tbody></table></section>' +
      '<section id="dial"><b>Dial</b></section></div>';
    const { user, field, groups, count } = open({ rows: 'section', textIn: 'b', total: 2, choices: [], select: null });
    await user.type(field, 'dial');
    await waitFor(() => expect(groups()).toEqual(['dial']));
    expect(count()).toBe('1 of 2 parts');
  });
});
