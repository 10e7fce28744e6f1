import { type OtherBrowser, findOtherBrowser, skipReason } from '../../scripts/browser/otherBrowsers.ts';
import { REPRESENTATIVE_PAGES } from '../accessibility/pages.ts';
import { HostilePage } from '../live/hostile/hostilePage.ts';
import type { BareBrowser } from '../support/browsers/bareBrowser.ts';
import { drivenTest } from '../support/browsers/drivenTest.ts';
import { pressKey, type WebDriverPage } from '../support/browsers/inputActions.ts';
import { expect, siteAddress } from '../support/test.ts';
import { visitPreviews } from '../support/hydrateIslands.ts';

const LIMIT_MS = 120_000;
const PREVIEWS_WITHIN_MS = 25_000;
const SOON = { timeout: 20_000 };

/** Reads the state of the page. Runs in the page. */
function readPage() {
  return {
    path: location.pathname,
    heading: document.querySelector('#pb_main h1')?.textContent.trim() ?? '',
    failed: document.querySelectorAll('[data-state=error]').length,
    overflow: document.documentElement.scrollWidth - innerWidth
  };
}

/** Clicks the first matching element. Runs in the page. @returns false if there is none */
function press(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.click();
  return element !== null;
}

/** Reads the titles of search results. Runs in the page. */
function readResults(): string[] {
  return [...document.querySelectorAll('[data-result] .pb-result-title')].map(({ textContent }) => textContent);
}

/**
 * Smoke test in a browser other than Chromium: all kinds of pages render and hydrate, and navigation, search and
 * editing work. Runs in the full tier, if the browser is installed.
 */
export function testSmoke(kind: OtherBrowser, start: (program: string) => Promise<BareBrowser<WebDriverPage>>): void {
  const program = findOtherBrowser(kind);
  const test = drivenTest(() => start(program ?? ''), LIMIT_MS);

  test.describe(`in ${kind.name}`, { tag: '@full' }, () => {
    test.describe.configure({ timeout: LIMIT_MS });
    test.skip(program === null, skipReason(kind));

    for (const path of REPRESENTATIVE_PAGES) {
      test(`${path} renders, and its examples hydrate`, async ({ driven }) => {
        await driven.goto(siteAddress('sites/patternfly') + path);
        const previews = await driven.evaluate(visitPreviews, PREVIEWS_WITHIN_MS);
        expect(previews.filter(({ isSettled, state }) => !isSettled || state === 'error')).toEqual([]);
        const { heading, failed, overflow } = await driven.evaluate(readPage, null);
        expect(heading).not.toBe('');
        expect(failed).toBe(0);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    test('navigation links and Back work', async ({ driven }) => {
      await driven.goto(`${siteAddress('sites/patternfly')}/components/accordion`);
      const shown = () => driven.evaluate(readPage, null);
      expect(await driven.evaluate(press, '#pb_navigation a[href="/components/badge"]')).toBe(true);
      await expect.poll(shown, SOON).toMatchObject({ path: '/components/badge', heading: 'Badge' });
      await driven.evaluate(() => {
        history.back();
      }, null);
      await expect.poll(shown, SOON).toMatchObject({ path: '/components/accordion', heading: 'Accordion' });
    });

    test('the search finds a page and opens it', async ({ driven }) => {
      await driven.goto(`${siteAddress('sites/patternfly')}/layouts/flex`);
      expect(await driven.evaluate(press, '.pb-search-toggle')).toBe(true);
      const hasFocus = () => driven.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox', null);
      await expect.poll(hasFocus, SOON).toBe(true);
      await driven.type('accordion');
      await expect.poll(async () => (await driven.evaluate(readResults, null))[0], SOON).toBe('Accordion');
      await driven.perform([pressKey('Enter')]);
      const shown = () => driven.evaluate(readPage, null);
      await expect.poll(shown, SOON).toMatchObject({ path: '/components/accordion', heading: 'Accordion' });
    });

    test('an edited example renders the change', async ({ driven }) => {
      const page = new HostilePage(driven);
      await page.open(siteAddress('sites/patternfly'));
      await page.recover();
    });
  });
}
