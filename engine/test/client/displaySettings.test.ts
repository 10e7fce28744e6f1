import { describe, expect, it } from 'vitest';

import { chooseNext, startDisplaySettings } from '../../src/client/displaySettings.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { EMPTY_DOCUMENT } from '../app/acme.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();
const HTML = app.renderDocument(EMPTY_DOCUMENT);

const DEFAULTS = ['system', 'system', 'default', 'default', 'system', 'ltr', 'on'];

function open(stored: Record<string, string> = {}): void {
  const { window } = openBrowser(HTML);
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, value);
  }
  startDisplaySettings();
}

const chosen = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('[data-settings] input:checked')].map(({ value }) => value);
const radio = (key: string, value: string): HTMLInputElement | null =>
  document.querySelector(`[data-settings] input[name="${key}"][value="${value}"]`);

describe('the display settings', () => {
  it('show the defaults', () => {
    open({ 'theme-preference': 'mauve' });
    expect(chosen()).toEqual(DEFAULTS);
  });

  it('show what is stored', () => {
    open({ 'theme-preference': 'dark', 'patternbook-direction': 'rtl' });
    expect(chosen()).toEqual(['dark', 'system', 'default', 'default', 'system', 'rtl', 'on']);
  });

  it.each([
    ['theme-preference', 'light'],
    ['high-contrast-preference', 'on'],
    ['patternbook-text-size', 'larger'],
    ['patternbook-content-width', 'wide'],
    ['patternbook-motion', 'reduced'],
    ['patternbook-direction', 'rtl'],
    ['patternbook-shortcuts', 'off']
  ])('store %s', (key, value) => {
    open();
    radio(key, value)?.click();
    expect(localStorage.getItem(key)).toBe(value);
  });

  it('follow what another tab stores', () => {
    open();
    localStorage.setItem('theme-preference', 'dark');
    dispatchEvent(new Event('storage'));
    expect(radio('theme-preference', 'dark')?.checked).toBe(true);
  });

  it('go back to the defaults, and leave nothing stored', () => {
    open({ 'theme-preference': 'dark', 'patternbook-motion': 'reduced', 'gdpr-banner-closed': 'true' });
    document.querySelector<HTMLElement>('[data-reset-settings]')?.click();
    expect(chosen()).toEqual(DEFAULTS);
    expect(Object.keys(localStorage)).toEqual(['gdpr-banner-closed']);
  });
});

describe('chooseNext', () => {
  it('goes through the choices and says which it is', () => {
    open();
    const said = [0, 1, 2].map(() => {
      chooseNext('theme-preference');
      return document.querySelector('#announcer')?.textContent;
    });
    expect(said).toEqual(['Color scheme: Light', 'Color scheme: Dark', 'Color scheme: System']);
    expect(localStorage.getItem('theme-preference')).toBe('system');
  });
});
