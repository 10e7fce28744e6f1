import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chooseSetting } from '../overlays/settingsPanel.ts';
import { palette, openPalette } from '../search/searchFields.ts';
import { siteTest } from '../support/siteTest.ts';
import { collectExceptions, problemsOf } from './pageHealth.ts';

const test = siteTest('sites/patternfly');

const PATH = '/components/badge';

const LARGE = 100_000;

/** What holds where nothing of use is stored. */
async function settingsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { dir, dataset, className } = document.documentElement;
    const { theme, textSize, contentWidth, motion, cookieBanner } = dataset;
    return { dir, theme, textSize, contentWidth, motion, cookieBanner, isDark: className.includes('theme-dark') };
  });
}

const DEFAULTS = { dir: 'ltr', theme: 'light', isDark: false };

describe('storage that holds what the site did not put there', () => {
  test('shows no search of a length that nobody types', async ({ context }) => {
    const page = await context.newPage();
    await page.goto(PATH);
    await page.evaluate(
      (text) => localStorage.setItem('patternbook-recent-searches', text),
      JSON.stringify(['x'.repeat(LARGE), 'accordion'])
    );
    await openPalette(page);
    await palette(page).getByRole('button', { name: 'accordion', exact: true }).waitFor();
    expect((await palette(page).innerText()).length).toBeLessThan(10_000);
  });
});

describe('storage that can not be used', () => {
  const REFUSALS = {
    'throws when it is named': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request is denied.', 'SecurityError');
          }
        });
      }
    },
    'is not there': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { value: null });
      }
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }
  };

  test.for(Object.entries(REFUSALS))(
    'since it %s: choices hold for the visit',
    { timeout: 120_000 },
    async ([, refuse], { context }) => {
      await context.addInitScript(refuse);
      const page = await context.newPage();
      const exceptions = collectExceptions(page);
      await page.goto(PATH);
      expect(await settingsOf(page)).toEqual(DEFAULTS);
      await chooseSetting(page, 'Color scheme', 'Dark');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.keyboard.press('Escape');
      await page.locator('#navigation a[href="/components/accordion"]').last().click();
      await page.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect([...(await problemsOf(page)), ...exceptions]).toEqual([]);
    }
  );
});
