import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { Asked } from './fixtures.ts';
import { makeAnswer, makeResult, manualProvider } from './fixtures.ts';
import { loadApp } from '../../../src/documents/loadApp.ts';
import { EMPTY_DOCUMENT, ACME } from '../../app/acme.ts';
import { texts } from '../../app/parse.ts';
import { openBrowser } from '../browser.ts';

const { provider, asked } = vi.hoisted(() => ({
  provider: { search: (): Promise<void> => Promise.resolve() },
  asked: [] as Asked[]
}));
vi.mock('../../../src/search/openProvider.ts', () => ({ openSearchProvider: () => provider }));

const app = await loadApp();
const HTML = app.renderDocument({ ...EMPTY_DOCUMENT, site: { ...ACME, releaseNotes: '/releases' } });

const knob = makeResult('page', 'Knob', { badge: 'beta' });
const knobs = makeResult('component', 'Knob', { address: '/components/knob#props-knob', importLine: "import 'knob'" });
const basic = makeResult('example', 'Basic knob', { standalone: '/components/knob/basic', excerpt: null });

const PAUSE_MS = 40;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

let dialog: HTMLDialogElement;
let input: HTMLInputElement;

beforeEach(async () => {
  const manual = manualProvider();
  asked.length = 0;
  provider.search = ((...request: Parameters<typeof manual.provider.search>) => {
    const result = manual.provider.search(...request);
    asked.push(...manual.asked.splice(0));
    return result;
  }) as typeof provider.search;
  openBrowser(HTML);
  dialog = document.querySelector<HTMLDialogElement>('#search-palette') ?? dialog;
  input = dialog.querySelector('input') ?? input;
  dialog.setAttribute('open', '');
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      event.preventDefault();
    }
  });
  // Ends what still waits for an answer.
  onTestFinished(() => type(''));
  // Some of its modules look at the document when they are loaded.
  const { startPalette } = await import('../../../src/client/lazy/search/palette.ts');
  startPalette(dialog, { answer: () => undefined });
  await pause();
});

async function type(text: string): Promise<void> {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await pause();
}

async function answer(...results: ReturnType<typeof makeResult>[]): Promise<void> {
  asked.at(-1)?.answer(makeAnswer(results));
  await pause();
}

const press = (key: string, init: KeyboardEventInit = {}): boolean =>
  !input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const options = (): string[] => texts(dialog, '[role=option] .pb-found-title');
const chosen = (): string | null | undefined =>
  dialog.querySelector(`[id="${input.getAttribute('aria-activedescendant')}"] .pb-found-title`)?.textContent;

describe('the palette', () => {
  it('groups what is found, and chooses the first', async () => {
    await type('knob');
    await answer(knob, knobs, basic);
    expect(texts(dialog, '[role=group] > .pb-found-heading')).toEqual([
      'Pages 1',
      'Commands',
      'Components 1',
      'Examples 1'
    ]);
    expect(options()).toEqual([
      'Knob',
      'Copy import of Knob',
      'Open example “Basic knob” full screen',
      'Knob',
      'Basic knob'
    ]);
    expect(dialog.querySelector('[role=option] mark')?.textContent).toBe('K');
    expect(dialog.querySelector('[role=option] .pf-v6-c-label')?.textContent).toBe('Beta');
    expect(dialog.querySelector('[role=option]')?.getAttribute('data-result')).toBe('page-1');
    expect([chosen(), input.getAttribute('aria-expanded')]).toEqual(['Knob', 'true']);
    expect(dialog.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
  });

  it('moves around by keys, and opens by Enter with its modifiers', async () => {
    await type('knob');
    await answer(knob, basic);
    press('ArrowUp');
    expect(chosen()).toBe('Basic knob');
    press('ArrowDown');
    expect(chosen()).toBe('Knob');
    press('PageDown');
    expect(chosen()).toMatch(/^Open example/);
    press('End');
    expect(chosen()).toBe('Basic knob');

    const clicks: [string | null, boolean][] = [];
    dialog.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      clicks.push([link?.getAttribute('href') ?? null, event.ctrlKey]);
    });
    press('Enter', { ctrlKey: true });
    press('Enter');
    expect(clicks).toEqual([
      ['/components/basic knob', true],
      ['/components/basic knob', false]
    ]);
  });

  it('opens the first result when Enter came before the answer', async () => {
    await type('knob');
    const opened = vi.fn();
    dialog.addEventListener('click', opened);
    expect(press('Enter')).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    await answer(knob);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('keeps what the reader chose when a better answer comes', async () => {
    await type('knob');
    asked.at(-1)?.answer(makeAnswer([knob, basic], { isPartial: true }));
    press('ArrowDown');
    press('ArrowDown');
    const before = chosen();
    await answer(makeResult('token', 'knob-size'), basic, knob);
    expect(chosen()).toBe(before);
    expect(options()[0]).toBe('Knob');
    expect(options().at(-1)).toBe('knob-size');
  });

  it('offers its commands before anything is asked, and chooses none', () => {
    expect(options()).toContain('Go to the release notes');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(chosen()).toBeUndefined();
  });

  it('empties the field by Escape, then leaves the key to the dialog', async () => {
    await type('knob');
    await answer(knob);
    expect(press('Escape')).toBe(true);
    expect([input.value, chosen()]).toEqual(['', undefined]);
    expect(options()).not.toContain('Knob');
    expect(press('Escape')).toBe(false);
  });

  it('does what it is told, and then closes', async () => {
    const close = vi.spyOn(dialog, 'close');
    await type('color dark');
    await answer();
    expect(options()).toEqual(['Color scheme: Dark']);
    press('Enter');
    expect(localStorage.getItem('theme-preference')).toBe('dark');
    expect(close).toHaveBeenCalled();
  });

  it('lists all commands after a bracket, without a search', async () => {
    await type('>');
    expect(asked).toHaveLength(0);
    expect(options()).toContain('Show keyboard shortcuts');
    expect(options()).toContain('Go to the release notes');
    expect(options()).not.toContain('Color scheme: System');
    await type('> direction');
    expect(options()).toEqual(['Direction: Right to left']);
  });

  it('says when nothing is found, and offers other words and a wider search', async () => {
    const box = dialog.querySelector<HTMLInputElement>('input[value=token]');
    box?.click();
    await type('knop');
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knop', kinds: ['token'] });
    asked.at(-1)?.answer(makeAnswer([], { suggestions: ['knob'] }));
    const none = dialog.querySelector<HTMLElement>('[data-found-none]');
    expect([none?.hidden, none?.querySelector('p')?.textContent]).toEqual([false, 'Nothing was found for “knop”.']);
    dialog.querySelector<HTMLElement>('[data-suggestion]')?.click();
    await pause();
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knob', kinds: ['token'] });
    asked.at(-1)?.answer(makeAnswer([]));
    dialog.querySelector<HTMLElement>('[data-found-clear-filters]')?.click();
    await pause();
    expect(asked.at(-1)?.request).toMatchObject({ query: 'knob', kinds: [], section: null });
  });

  it('says when the search fails, and tries again', async () => {
    await type('knob');
    asked.at(-1)?.fail();
    await pause();
    const failed = dialog.querySelector<HTMLElement>('[data-found-failed]');
    expect(failed?.hidden).toBe(false);
    failed?.querySelector<HTMLElement>('[data-found-retry]')?.click();
    await pause();
    await answer(knob);
    expect([failed?.hidden, options()[0]]).toEqual([true, 'Knob']);
  });

  it('remembers what was searched when a result is opened', async () => {
    await type('knob');
    await answer(knob);
    press('Enter');
    await type('');
    expect(texts(dialog, '[data-recent]')).toEqual(['knob']);
    dialog.querySelector<HTMLElement>('[data-recent]')?.click();
    await pause();
    expect(asked.at(-1)?.request.query).toBe('knob');
    await type('');
    dialog.querySelector<HTMLElement>('[data-forget]')?.click();
    expect(texts(dialog, '[data-recent]')).toEqual([]);
  });

  it('puts titles into the page as text', async () => {
    await type('knob');
    await answer(makeResult('page', '<b>Knob</b>', { excerpt: { text: '<i>x</i>', matches: [[0, 3]] } }));
    expect(options()[0]).toBe('<b>Knob</b>');
    expect(dialog.querySelector('[role=option] :is(b, i)')).toBeNull();
  });
});
