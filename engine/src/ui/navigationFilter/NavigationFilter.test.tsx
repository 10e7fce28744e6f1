import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NAVIGATION_INDEX_ADDRESS } from '../../core/pageData.ts';
import { NavigationFilter, createPageFinder } from './NavigationFilter.tsx';

// @vitest-environment happy-dom

const PAGES = [
  { title: 'Knob', path: '/components/knob', place: 'Components' },
  { title: 'Door knob', path: '/patterns/door', place: 'Patterns' }
];

function open(pages: unknown = PAGES) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(pages === null ? new Response('', { status: 404 }) : Response.json(pages));
  });
  render(<NavigationFilter treeId="tree" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find in navigation' });
  const user = userEvent.setup();
  return {
    user,
    field,
    fetched,
    type: (text: string) => user.type(field, text),
    results: () => screen.queryAllByRole('link').map(({ textContent }) => textContent),
    says: (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text)),
    isTreeShown: () => document.querySelector<HTMLElement>('#tree')?.hidden === false
  };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="tree"></div>';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the filter of the navigation', () => {
  it('shows what is found in place of the navigation, with its number and the matches marked', async () => {
    const { type, results, says, isTreeShown, fetched } = open();
    await type('kno');
    await says('2 pages');
    expect(results()).toEqual(['Knob Components', 'Door knob Patterns']);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Kno', 'kno']);
    expect(isTreeShown()).toBe(false);
    expect(fetched).toEqual([NAVIGATION_INDEX_ADDRESS]);
  });

  it('says when nothing is found, with a way back', async () => {
    const { user, type, field, results, says, isTreeShown } = open();
    await type('lever');
    await says('No pages match “lever”.');
    expect(results()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(field.value).toBe('');
    expect(isTreeShown()).toBe(true);
    expect(document.activeElement).toBe(field);
    await says('');
  });

  it('moves between field and results by arrows, and follows the first one by Enter', async () => {
    const { user, type, field, says } = open();
    await type('knob');
    await says('2 pages');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/patterns/door');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);

    const followed: (string | null)[] = [];
    // Only once: other files share the document.
    const follow = (event: Event): void => {
      event.preventDefault();
      followed.push((event.target as Element).getAttribute('href'));
    };
    document.body.addEventListener('click', follow, { once: true });
    await user.keyboard('{Enter}');
    expect(followed).toEqual(['/components/knob']);
  });

  it('empties the field by Escape from anywhere, and only then lets Escape close the panel', async () => {
    const { user, type, field, says } = open();
    let escapes = 0;
    document.addEventListener('keydown', ({ key }) => (escapes += key === 'Escape' ? 1 : 0));
    await type('knob');
    await says('2 pages');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(escapes).toBe(0);
    await user.keyboard('{Escape}');
    expect(escapes).toBe(1);
  });

  it('gives way to the navigation with the next page', async () => {
    const { type, isTreeShown } = open();
    await type('knob');
    expect(isTreeShown()).toBe(false);
    act(() => void document.dispatchEvent(new Event('patternbook:enter')));
    expect(isTreeShown()).toBe(true);
  });

  it('says when the list can not be loaded, and tries again', async () => {
    const { type, says, fetched } = open(null);
    await type('k');
    await says('Couldn’t load the list of pages. Keep typing to try again.');
    await type('n');
    await waitFor(() => expect(fetched).toHaveLength(2));
  });

  it('shows the first fifty of many', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      title: `Knob ${index}`,
      path: `/${index}`,
      place: 'All'
    }));
    const { type, results, says } = open(many);
    await type('knob');
    await says('60 pages, the first 50 shown');
    expect(results()).toHaveLength(50);
  });
});

const ENTRIES = [
  { title: 'Data table', path: '/a', place: 'Components' },
  { title: 'Table', path: '/b', place: 'Components · Beta' },
  { title: 'Über uns', path: '/c', place: 'About' },
  { title: 'Veritable', path: '/d', place: 'Patterns' }
];
const find = createPageFinder(ENTRIES);
const paths = (query: string) => find(query).map(({ page }) => page.path);

describe('createPageFinder', () => {
  it('puts titles that begin with the query first, then words that do, then the rest', () => {
    expect(paths('table')).toEqual(['/b', '/a', '/d']);
  });

  it('looks for every word, in the place too, whatever case and accents', () => {
    expect(paths('TABLE comp')).toEqual(['/b', '/a']);
    expect(paths('beta')).toEqual(['/b']);
    expect(paths('uber')).toEqual(['/c']);
    expect(paths('table about')).toEqual([]);
  });

  it('finds nothing inside the words of a place, and what only a place begins with comes last', () => {
    const findIn = createPageFinder([
      { title: 'Color', path: '/color', place: 'Design foundations' },
      { title: 'Time picker', path: '/time', place: 'Date and time' },
      { title: 'Update', path: '/update', place: 'Patterns' },
      { title: 'Old data', path: '/old', place: 'Patterns' },
      { title: 'Data list', path: '/list', place: 'Components' }
    ]);
    expect(findIn('dat').map(({ page }) => page.path)).toEqual(['/list', '/old', '/update', '/time']);
    expect(findIn('list dat').map(({ page }) => page.path)).toEqual(['/list']);
    expect(findIn('comp dat').map(({ page }) => page.path)).toEqual(['/list']);
  });

  it('finds names however their words are joined', () => {
    expect(paths('datatable')).toEqual(['/a']);
    expect(paths('data-table')).toEqual(['/a']);
  });

  it('takes signs as they are', () => {
    expect(paths('.*')).toEqual([]);
  });

  it('tells which parts of the title match, those that overlap once', () => {
    expect(find('table data')[0]?.matches).toEqual([
      [0, 4],
      [5, 10]
    ]);
    expect(find('ta tab')[0]?.matches).toEqual([[0, 2]]);
    expect(find('über')[0]?.matches).toEqual([[0, 4]]);
  });

  it('shows the first twelve of thousands of pages', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      title: `Page ${index} of many`,
      path: `/${index}`,
      place: 'Section'
    }));
    const findMany = createPageFinder(many);
    expect(findMany('many 199')).toHaveLength(12);
  });
});
