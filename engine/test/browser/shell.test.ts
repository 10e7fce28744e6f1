import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as shell from '../../src/browser/shell.ts';
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

describe('the name of the release', () => {
  /** Starts a page of release 4.0.0 whose host answers `/versions.json` with a text. */
  async function nameWith(answer: string, status = 200): Promise<string | undefined> {
    const { document } = openBrowser('<span class="pb-release-name">4.0.0</span>');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer, { status })));
    // Answers are fetched once per visit.
    vi.resetModules();
    const { startReleaseName } = await vi.importActual<typeof shell>('../../src/browser/shell.ts');
    await startReleaseName();
    return document.querySelector('span')?.textContent;
  }

  it('becomes that of a newer latest release', async () => {
    expect(await nameWith('{"Releases":[{"name":"5.0.0"},{"name":"4.1.0","latest":true}]}')).toBe('4.1.0');
  });

  it.each([
    ['an error', '{"Releases":[{"name":"4.1.0","latest":true}]}', 500],
    ['no JSON', '<!doctype html>', 200],
    ['null', 'null', 200],
    ['a list of nothing', '{"Releases":[null]}', 200],
    ['no list', '{"Releases":{"name":"4.1.0","latest":true}}', 200],
    ['no latest release', '{"Releases":[{"name":"4.1.0"}]}', 200],
    ['a number for a name', '{"Releases":[{"name":4,"latest":true}]}', 200],
    ['a blank name', '{"Releases":[{"name":" ","latest":true}]}', 200]
  ])('stays for %s', async (_, answer, status) => {
    expect(await nameWith(answer, status)).toBe('4.0.0');
  });
});
