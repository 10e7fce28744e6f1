// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeIcon } from '../../../test/support/makeIcon.ts';
import type { IconEntry } from '../../core/icons.ts';
import { IconGallery } from './IconGallery.tsx';

/** Pictures are cached for the visit, so each test uses its own files. */
let visit = 0;

function makeIcons(): IconEntry[] {
  visit += 1;
  const slice = (number: number): string => `/api/icons/${visit}-${number}.json`;
  return [
    makeIcon({ name: 'knob', keywords: ['knob', 'turn'], usage: 'Something to turn.', slice: slice(1) }),
    makeIcon({ name: 'dial', component: 'DialIcon', group: 'Round', purpose: 'Actions', slice: slice(2) })
  ];
}

const sliceOf = ({ name }: IconEntry) => [
  { name, svgs: { default: { viewBox: '0 0 1 1', content: `<path d="${name}"></path>` } } }
];

/** Reports every observed element as intersecting. */
class FakeObserver {
  readonly #observed = new Set<Element>();

  readonly #callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#observed.add(target);
    queueMicrotask(() => {
      if (this.#observed.has(target)) {
        act(() => this.#callback([{ target, isIntersecting: true }]));
      }
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }
}

function open(address = '/icons', icons = makeIcons()) {
  history.replaceState(null, '', address);
  const [knob, dial] = icons as [IconEntry, IconEntry];
  const files = new Map<string, unknown>([
    ['/api/icons.json', { groups: ['Round'], purposes: ['Actions'], icons }],
    [knob.slice, sliceOf(knob)],
    [dial.slice, sliceOf(dial)]
  ]);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    const file = files.get(path);
    return Promise.resolve(file === undefined ? new Response('', { status: 404 }) : Response.json(file));
  });
  const groups = [
    { value: 'all', label: 'All', count: null },
    { value: 'none', label: 'Others', count: 1 },
    { value: 'in:Round', label: 'Round', count: 1 }
  ];
  const purposes = [
    { value: 'all', label: 'All', count: null },
    { value: 'in:Actions', label: 'Actions', count: 1 },
    { value: 'none', label: 'Other objects', count: 1 }
  ];
  const start = () => render(<IconGallery listsId="lists" groups={groups} purposes={purposes} total={2} />);
  return {
    user: userEvent.setup(),
    start,
    files,
    fetched,
    knob,
    field: () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search icons by name or meaning' }),
    count: () => within(screen.getByRole('search')).getByRole('status').textContent,
    tiles: () => screen.queryAllByRole('button', { name: /^(knob|dial)$/ }).map(({ textContent }) => textContent),
    tile: (name: string) => screen.findByRole('button', { name })
  };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML =
    '<div id="lists"><ul><li id="icon-knob">knob<code>KnobIcon</code></li><li id="icon-dial">dial</li></ul></div>';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the gallery of icons', () => {
  it('makes names near the window buttons, with pictures from files that are fetched once', async () => {
    const { start, tile, fetched, knob } = open();
    start();
    const button = await tile('knob');
    await waitFor(() => expect(button.querySelector('svg path')?.getAttribute('d')).toBe('knob'));
    expect(button.closest('li')?.id).toBe('icon-knob');
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(fetched.filter((path) => path === knob.slice)).toHaveLength(1);
  });

  it('finds icons by meaning, in place of the page’s list, and starts over', async () => {
    const { user, start, field, count, tile, tiles } = open();
    start();
    await tile('knob');
    expect(count()).toBe('2 icons');
    await user.type(field(), 'turn');
    expect(count()).toBe('1 of 2 icons');
    expect(document.querySelector<HTMLElement>('#lists')?.hidden).toBe(true);
    expect(tiles()).toEqual(['knob']);
    await user.type(field(), 'zz');
    screen.getByRole('heading', { name: /^No icons match/ });
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(count()).toBe('2 icons');
    expect(document.querySelector<HTMLElement>('#lists')?.hidden).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it('keeps to a purpose, and counts what is left of each group', async () => {
    const { user, start, count, tile } = open();
    start();
    await tile('knob');
    await user.click(screen.getByRole('radio', { name: /^Actions/ }));
    expect(count()).toBe('1 of 2 icons');
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['All ', 'Actions 1', 'Other objects 1', 'All ', 'Others 0', 'Round 1']);
    await waitFor(() => expect(location.search).toBe('?purpose=in%3AActions'));
  });

  it('keeps to a group, as the address says', async () => {
    const { user, start, count, tile, tiles } = open('/icons?group=in:Round');
    start();
    await tile('dial');
    expect(count()).toBe('1 of 2 icons');
    await user.click(screen.getByRole('radio', { name: /^Others/ }));
    expect(tiles()).toEqual(['knob']);
    await waitFor(() => expect(location.search).toBe('?group=none'));
  });

  it('says that the list is still to come, or that it failed, with another try', async () => {
    const { user, start, field, files, count, tile } = open();
    const list = files.get('/api/icons.json');
    files.delete('/api/icons.json');
    start();
    await user.type(field(), 'dial');
    await screen.findByText('Couldn’t load the details of the icons.');
    files.set('/api/icons.json', list);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await tile('dial');
    expect(count()).toBe('1 of 2 icons');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads pictures that failed anew', async () => {
    const { user, start, files, tile, knob } = open();
    const slice = files.get(knob.slice);
    files.delete(knob.slice);
    start();
    await screen.findByText('Couldn’t load some icons.');
    files.set(knob.slice, slice);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const button = await tile('knob');
    await waitFor(() => expect(button.querySelector('svg')).not.toBeNull());
    expect(screen.queryByText('Couldn’t load some icons.')).toBeNull();
  });
});

describe('the details of an icon', () => {
  it('open by its button, and are in the address as long as they are open', async () => {
    const { user, start, tile } = open('/icons?q=knob');
    start();
    const { length } = history;
    await user.click(await tile('knob'));
    const dialog = screen.getByRole('dialog', { name: 'knob' });
    expect(location.hash).toBe('#icon-knob');
    expect(dialog.textContent).toContain("import { KnobIcon } from 'acme-icons/knob';");
    expect(dialog.textContent).toContain('Something to turn.');
    // Only keywords that are not part of the name are listed.
    expect(within(dialog).getByText('turn')).toBeDefined();
    const copy = await within(dialog).findByRole('button', { name: 'Copy SVG' });
    expect(copy.dataset['copy']).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" fill="currentColor"><path d="knob"></path></svg>'
    );
    expect(within(dialog).getByRole('link', { name: 'Download SVG' }).getAttribute('download')).toBe('knob.svg');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).toBe('');
    expect(location.search).toBe('?q=knob');
    expect(history).toHaveLength(length);
  });

  it('follow the address', async () => {
    open('/icons#icon-dial').start();
    await screen.findByRole('dialog', { name: 'dial' });
    const show = (hash: string): void => {
      history.replaceState(null, '', hash);
      act(() => void dispatchEvent(new Event('hashchange')));
    };
    show('#icon-knob');
    screen.getByRole('dialog', { name: 'knob' });
    show('#icon-no-such');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('#icon-no-such');
  });

  it('load their pictures anew where these failed', async () => {
    const { user, start, files, knob } = open('/icons#icon-knob');
    const slice = files.get(knob.slice);
    files.delete(knob.slice);
    start();
    const dialog = await screen.findByRole('dialog', { name: 'knob' });
    await within(dialog).findByText('Couldn’t load the icon.');
    files.set(knob.slice, slice);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('button', { name: 'Copy SVG' });
  });
});
