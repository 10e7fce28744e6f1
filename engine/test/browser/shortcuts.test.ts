import { beforeEach, describe, expect, it } from 'vitest';

import { startShortcuts } from '../../src/ui/shortcuts/shortcuts.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { EMPTY_DOCUMENT } from '../ui/acme.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();
const MAIN = `<a rel="prev" href="#prev">Before</a><a rel="next" href="#next">After</a>
  <input id="text"><input type="radio"><textarea></textarea><div contenteditable="true"></div>
  <div data-preview><button id="example">Press</button></div>`;
const HTML = app.renderDocument({ ...EMPTY_DOCUMENT, main: MAIN });

interface Press extends KeyboardEventInit {
  on?: string;
  altGraph?: boolean;
}

function press(key: string, { on = 'body', altGraph = false, ...init }: Press = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'getModifierState', { value: () => altGraph });
  return !document.querySelector(on)?.dispatchEvent(event);
}

/** Texts of the links followed so far. */
const followed: string[] = [];

beforeEach(() => {
  followed.length = 0;
  openBrowser(HTML);
  startShortcuts();
  document.addEventListener('click', (event) => {
    followed.push((event.target as Element).textContent.trim());
    event.preventDefault();
  });
});

const theme = (): string | null => localStorage.getItem('theme-preference');

describe('shortcuts', () => {
  it('switch color scheme and contrast', async () => {
    expect(press('t')).toBe(true);
    press('c');
    await expect.poll(() => [theme(), localStorage.getItem('high-contrast-preference')]).toEqual(['light', 'on']);
  });

  it('cycle through the color schemes and announce the current one', async () => {
    const said = () => document.querySelector('#pb_announcer')?.textContent;
    for (const scheme of ['Light', 'Dark', 'System']) {
      press('t');
      await expect.poll(said).toBe(`Color scheme: ${scheme}`);
    }
    expect(theme()).toBe('system');
  });

  it('take a step for each press, also while the settings are loading', async () => {
    press('t');
    press('t');
    await expect.poll(theme).toBe('dark');
  });

  it('follow the links of the page', () => {
    press('[');
    press(']');
    press('g');
    press('h');
    expect(followed).toEqual(['Before', 'After', 'Acme']);
  });

  it('require both keys of a sequence, consecutively and in order', () => {
    press('h');
    press('g');
    press('t');
    press('h');
    expect(followed).toEqual([]);
    press('g');
    press('g');
    press('h');
    expect(followed).toEqual(['Acme']);
  });

  it.each(['#text', 'textarea', '[contenteditable]', '#example'])('are disabled in %s', (on) => {
    expect(press('t', { on })).toBe(false);
    expect(theme()).toBeNull();
  });

  it('work on a radio button, which accepts no text', async () => {
    press('t', { on: 'input[type=radio]' });
    await expect.poll(theme).toBe('light');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)('leave keys with %s to the browser', (name) => {
    expect(press('t', { [name]: true })).toBe(false);
  });

  it('support keyboards that need AltGr for brackets', () => {
    press(']', { ctrlKey: true, altKey: true, altGraph: true });
    expect(followed).toEqual(['After']);
  });

  it('are disabled while a dialog is open', () => {
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    expect(press('t')).toBe(false);
  });

  it('can be turned off', () => {
    localStorage.setItem('patternbook-shortcuts', 'off');
    expect([press('t'), press('?')]).toEqual([false, false]);
    expect(theme()).toBeNull();
  });
});
