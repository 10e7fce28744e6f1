import { describe, expect, it, vi } from 'vitest';

import { readPreference, storePreference } from '../../src/browser/preferences.ts';
import { openBrowser } from './browser.ts';

const KEY = 'theme-preference';

/** Opens a browser whose storage throws on write (quota exceeded) or on any access (blocked). */
function openWithoutStorage(refuses: 'writing' | 'everything', stored: string | null = null): void {
  openBrowser('<!doctype html><html></html>');
  const fail = () => {
    throw new Error('refused');
  };
  if (refuses === 'everything') {
    vi.stubGlobal('localStorage', new Proxy({}, { get: fail }));
  } else {
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem: fail, removeItem: fail });
  }
}

describe('preferences', () => {
  it('are stored and sent to subscribers', () => {
    const { document } = openBrowser('<!doctype html><html></html>');
    const heard = vi.fn(() => readPreference(KEY));
    document.addEventListener('patternbook:preferences', heard);
    storePreference(KEY, 'dark');
    expect(localStorage.getItem(KEY)).toBe('dark');
    storePreference(KEY, null);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual(['dark', null]);
  });

  it.each(['writing', 'everything'] as const)('last for the visit if the browser refuses %s', (refused) => {
    openWithoutStorage(refused);
    expect(readPreference(KEY)).toBeNull();
    storePreference(KEY, 'dark');
    expect(readPreference(KEY)).toBe('dark');
  });

  it('take precedence over stored values of an earlier visit', () => {
    openWithoutStorage('writing', 'dark');
    storePreference(KEY, 'light');
    expect(readPreference(KEY)).toBe('light');
    storePreference(KEY, null);
    expect(readPreference(KEY)).toBe('');
  });
});
