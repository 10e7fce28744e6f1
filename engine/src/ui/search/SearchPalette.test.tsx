// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { catchTyping } from '../../browser/earlyTyping.ts';
import { SearchPalette } from './SearchPalette.tsx';
import { type Asked, makeAnswer, makeResult, manualProvider } from './testAnswers.ts';

const { provider } = vi.hoisted(() => ({ provider: { search: (): Promise<void> => Promise.resolve() } }));
vi.mock('./siteSearch.ts', () => ({ siteSearch: () => provider }));

const knob = makeResult('page', 'Knob', { badge: 'beta' });
const knobs = makeResult('component', 'Knob', { address: '/components/knob#props-knob', importLine: "import 'knob'" });
const basic = makeResult('example', 'Basic knob', { standalone: '/components/knob/basic' });

/** Longer than the debounce of queries. */
const PAUSE_MS = 40;
const SLOW_MS = 350;
const pause = (milliseconds = PAUSE_MS): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

let asked: Asked[];
const followed: [href: string | null, inNewTab: boolean][] = [];

beforeEach(() => {
  const manual = manualProvider();
  asked = manual.asked;
  Object.assign(provider, manual.provider);
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  followed.length = 0;
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  cleanup();
  vi.unstubAllGlobals();
});

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link) {
    event.preventDefault();
    followed.push([link.getAttribute('href'), event.ctrlKey]);
  }
}

async function open(typing = catchTyping('Search')) {
  const onClose = vi.fn();
  render(
    <SearchPalette
      releaseNotes="/releases"
      sections={[{ slug: 'parts', title: 'Parts', path: '/parts' }]}
      typing={typing}
      onClose={onClose}
    />
  );
  await pause();
  return {
    user: userEvent.setup(),
    onClose,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
/** Excludes the options of the section filter. */
const optionElements = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const options = () => optionElements().map((option) => option.querySelector('bdi')?.textContent);
const active = () => {
  const option = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(optionElements().filter((other) => other.getAttribute('aria-selected') === 'true')).toEqual(
    option ? [option] : []
  );
  return option?.querySelector('bdi')?.textContent ?? null;
};

async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await pause();
}

async function report(tell: (last: Asked) => void): Promise<void> {
  const last = await vi.waitFor(() => asked.at(-1) ?? expect.unreachable('Nothing was asked.'));
  await act(() => {
    tell(last);
    return Promise.resolve();
  });
}

async function answer(...results: ReturnType<typeof makeResult>[]): Promise<void> {
  await report((last) => last.answer(makeAnswer(results)));
}

/** @returns whether the key was handled */
const press = (key: string, init: KeyboardEventInit = {}): boolean => !fireEvent.keyDown(field(), { key, ...init });

describe('the palette', () => {
  it('has the focus in its field, and what was typed before', async () => {
    const typing = catchTyping('Search');
    await userEvent.keyboard('knob');
    await open(typing);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('knob');
    await vi.waitFor(() => expect(asked.at(-1)?.request.query).toBe('knob'));
    expect(screen.getAllByLabelText('Search')).toEqual([field()]);
  });

  it('opens the first result where Enter was pressed before it was there', async () => {
    const typing = catchTyping('Search');
    await userEvent.keyboard('knob{Enter}');
    await open(typing);
    await answer(knob);
    expect(followed).toEqual([['/components/knob', false]]);
  });

  it('closes where Escape was pressed before it was there', async () => {
    const typing = catchTyping('Search');
    await userEvent.keyboard('{Escape}');
    const { dialog } = await open(typing);
    expect(dialog.open).toBe(false);
  });

  it('groups what is found, with the first one active', async () => {
    await open();
    await type('knob');
    await answer(knob, knobs, basic);
    const names = within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent.trim());
    expect(names).toEqual(['Pages', 'Commands', 'Components', 'Examples']);
    expect(options()).toEqual([
      'Knob',
      'Copy import of Knob',
      'Open example “Basic knob” full screen',
      'Knob',
      'Basic knob'
    ]);
    const [first] = optionElements();
    expect(first?.querySelector('mark')?.textContent).toBe('K');
    expect(first?.textContent).toContain('Beta');
    expect(first?.getAttribute('data-result')).toBe('page-1');
    expect([active(), field().getAttribute('aria-expanded')]).toEqual(['Knob', 'true']);
  });

  it('has the tabs of a page below it, as options after it', async () => {
    await open();
    await type('knob');
    await answer(knob, makeResult('page', 'Lever'), makeResult('page', 'Knob: Markup', { page: knob.page }));
    expect(
      optionElements().map(({ className, textContent }) => [className, textContent.split('Components')[0]?.trim()])
    ).toEqual([
      ['pb-result', expect.stringContaining('Knob')],
      ['pb-result-tab', 'Knob: Markup'],
      ['pb-result', 'Lever']
    ]);
    press('ArrowDown');
    expect(active()).toBe('Knob: Markup');
  });

  it('moves by keys, and opens by Enter with its modifiers', async () => {
    await open();
    await type('knob');
    await answer(knob, basic);
    const moves = ['ArrowUp', 'ArrowDown', 'PageDown', 'End', 'ArrowDown', 'End'].map((key) => {
      press(key);
      return active();
    });
    const example = 'Open example “Basic knob” full screen';
    expect(moves).toEqual(['Basic knob', 'Knob', example, 'Basic knob', 'Knob', 'Basic knob']);
    press('Enter', { ctrlKey: true });
    press('Enter');
    expect(followed).toEqual([
      ['/components/basic knob', true],
      ['/components/basic knob', false]
    ]);
  });

  it('leaves Home and End to the text, and all keys to a composition', async () => {
    await open();
    await type('knob');
    await answer(knob, basic);
    field().setSelectionRange(2, 2);
    expect([press('Home'), press('End'), active()]).toEqual([false, false, 'Knob']);
    expect([press('Enter', { isComposing: true }), press('ArrowDown', { isComposing: true })]).toEqual([false, false]);
    expect([followed, active()]).toEqual([[], 'Knob']);
  });

  it('follows a mouse that moves, not one that rests', async () => {
    await open();
    await type('knob');
    await answer(knob, basic);
    const last = optionElements().at(-1) as HTMLElement;
    fireEvent.pointerMove(last, { pointerType: 'mouse', movementX: 0, movementY: 0 });
    expect(active()).toBe('Knob');
    fireEvent.pointerMove(last, { pointerType: 'mouse', movementX: 1, movementY: 0 });
    expect(active()).toBe('Basic knob');
  });

  it('waits with the answer for Enter', async () => {
    await open();
    await type('knob');
    expect(press('Enter')).toBe(true);
    expect(followed).toEqual([]);
    await answer(knob);
    expect(followed).toEqual([['/components/knob', false]]);
  });

  it('forgets Enter once the reader types on', async () => {
    await open();
    await type('knob');
    press('Enter');
    press('s');
    await type('knobs');
    await answer(knob);
    expect(followed).toEqual([]);
  });

  it('keeps what the reader chose where it is when a better answer comes', async () => {
    await open();
    await type('knob');
    await report((last) => last.answer(makeAnswer([knob, basic], { isPartial: true })));
    press('ArrowDown');
    press('ArrowDown');
    await answer(makeResult('token', 'knob-size'), basic, knob);
    expect(active()).toBe('Basic knob');
    expect([options()[0], options().at(-1)]).toEqual(['Knob', 'knob-size']);
  });

  it('adds to what it shows and reorders nothing when a better answer comes', async () => {
    await open();
    await type('knob');
    await report((last) => last.answer(makeAnswer([basic], { isPartial: true })));
    expect(active()).toBe('Basic knob');
    await answer(knob, makeResult('example', 'Knobs'), basic);
    expect(active()).toBe('Basic knob');
    expect(options().filter((title) => !title?.startsWith('Open'))).toEqual(['Basic knob', 'Knobs', 'Knob']);
  });

  it('moves nothing under a pointer that is down', async () => {
    await open();
    await type('knob');
    await report((last) => last.answer(makeAnswer([knob], { isPartial: true })));
    fireEvent.pointerDown(optionElements()[0] as HTMLElement);
    await answer(basic, knob);
    expect(options()).toEqual(['Knob']);
    fireEvent.pointerUp(document);
    await pause();
    expect(options()).toContain('Basic knob');
  });

  it('says that it searches only when that takes long, with the last list', async () => {
    await open();
    await type('knob');
    await answer(knob);
    await type('knobs');
    expect([screen.queryByText('Searching…'), options()]).toEqual([null, ['Knob']]);
    await pause(SLOW_MS);
    expect(screen.queryByText('Searching…')).not.toBeNull();
    expect(options()).toEqual(['Knob']);
  });

  it('offers sections and a few commands before anything is asked, none of them active', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe('/parts');
    expect(options()).toHaveLength(5);
    expect(options()).toContain('Show keyboard shortcuts');
    expect([field().getAttribute('aria-expanded'), active()]).toEqual(['true', null]);
  });

  it('empties the field by Escape, then closes', async () => {
    const { dialog } = await open();
    await type('knob');
    await answer(knob);
    press('Escape');
    await pause();
    expect([field().value, active(), options().includes('Knob'), dialog.open]).toEqual(['', null, false, true]);
    press('Escape');
    expect(dialog.open).toBe(false);
  });

  it('closes before a command runs', async () => {
    const { onClose } = await open();
    await type('color dark');
    await answer();
    expect(options()).toEqual(['Color scheme: Dark']);
    onClose.mockImplementation(() => expect(localStorage.getItem('theme-preference')).toBeNull());
    press('Enter');
    await pause();
    expect(onClose).toHaveBeenCalledOnce();
    expect(localStorage.getItem('theme-preference')).toBe('dark');
  });

  it('copies imports once it is closed', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form class="pb-search" data-props="{}"><button></button></form>');
    const { user } = await open();
    await type('knob');
    await answer(knobs);
    await user.click(screen.getByRole('option', { name: 'Copy import of Knob' }));
    await pause();
    expect(await navigator.clipboard.readText()).toBe("import 'knob'");
  });

  it('lists all commands after a bracket, without a search', async () => {
    await open();
    await type('>');
    expect(asked).toHaveLength(0);
    expect(options()).toContain('Show keyboard shortcuts');
    expect(options()).not.toContain('Color scheme: System');
    await type('> direction');
    expect(options()).toEqual(['Direction: Right to left']);
  });

  it('says when nothing is found, and offers other words and a wider search', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Tokens' }));
    await type('knop');
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knop', kinds: ['token'] });
    await report((last) => last.answer(makeAnswer([], { suggestions: ['knob'] })));
    screen.getByText('No results match “knop”.');
    expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe('/parts');
    await user.click(screen.getByRole('button', { name: 'knob' }));
    await pause();
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knob', kinds: ['token'] });
    expect(document.activeElement).toBe(field());
    await answer();
    await user.click(screen.getByRole('button', { name: 'Clear search filters' }));
    await pause();
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knob', kinds: [], section: null });
  });

  it('says when the search fails, and tries again', async () => {
    const { user } = await open();
    await type('knob');
    await report((last) => last.fail());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(field());
    await pause();
    await answer(knob);
    expect(options()[0]).toBe('Knob');
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  });

  it('offers recent searches, which can be removed', async () => {
    const { user } = await open();
    for (const query of ['dial', 'knob']) {
      await type(query);
      await answer(knob);
      press('Enter', { ctrlKey: true });
    }
    await type('');
    const recent = () => within(screen.getByRole('list', { name: 'Recent searches' })).getAllByRole('listitem');
    expect(recent().map(({ textContent }) => textContent)).toEqual(['knob×', 'dial×']);
    press('ArrowDown');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('dial');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(field());
    expect(document.querySelector('[role=option][aria-selected=true]')?.textContent).toBe(options()[0]);
    await user.click(screen.getByRole('button', { name: 'Remove “dial” from the recent searches' }));
    expect(recent()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('“knob”');
    await user.click(screen.getByRole('button', { name: 'knob' }));
    await pause();
    expect(asked.at(-1)?.request.query).toBe('knob');
  });

  it('shows the kinds with results, and their numbers, until there are others', async () => {
    await open();
    const kinds = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent.trim());
    expect(kinds()).toHaveLength(9);
    await type('knob');
    expect(kinds()).toHaveLength(9);
    asked.at(-1)?.answer(makeAnswer([knob, basic], { counts: { page: 3, example: 1 } }));
    await pause();
    expect(kinds()).toEqual(['Pages 3', 'Examples 1']);
    await type('knobs');
    expect(kinds()).toEqual(['Pages 3', 'Examples 1']);
  });

  it('shows titles as text', async () => {
    await open();
    await type('knob');
    await answer(makeResult('page', '<b>Knob</b>', { excerpt: { text: '<i>x</i>', matches: [[0, 3]] } }));
    expect(options()[0]).toBe('<b>Knob</b>');
    expect(document.querySelector('[role=option] :is(b, i)')).toBeNull();
  });
});
