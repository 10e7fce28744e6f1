import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startCurrentYear } from '../../src/browser/shell.ts';
import { openBrowser } from './browser.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 0, 1, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the copyright line', () => {
  it.each([
    ['2029', '2031'],
    ['2031', '2031'],
    // A clock behind the build date is wrong.
    ['2032', '2032']
  ])('of a site built in %s ends with %s', (built, shown) => {
    const { document } = openBrowser(`<p class="pb-footer-copyright">© 2001–<time>${built}</time></p>`);
    startCurrentYear();
    expect(document.querySelector('p')?.textContent).toBe(`© 2001–${shown}`);
  });
});
