import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { chooseSetting } from '../overlays/settingsPanel.ts';
import { openPalette, options, palette, paletteField } from '../search/searchFields.ts';

import { collectPageErrors } from '../support/pageErrors.ts';
import { casesOfTier } from '../support/tier.ts';
import { MARKUP, collectExceptions, problemsOf } from './pageHealth.ts';

const PATH = '/components/badge';

const LARGE = 100_000;
const WAIT = { timeout: 10_000 };

/** Settings without valid stored values. */
async function settingsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { dir, dataset, className } = document.documentElement;
    const { textSize, contentWidth, motion, cookieBanner, inTheme } = dataset;
    return { dir, textSize, contentWidth, motion, cookieBanner, inTheme, className };
  });
}

const DEFAULTS = { dir: 'ltr', inTheme: 'a', className: '' };

const EXAMPLE = `${PATH}/read`;
const draft = (stored: object) => JSON.stringify([[EXAMPLE, stored]]);

const GARBAGE: Readonly<Record<string, string>> = {
  'a number': '7',
  'drafts of other types': draft({ isOpen: 'yes', edited: { code: 7, lang: '__proto__' }, sharedBy: {} }),
  'a truncated list': '["components",',
  'property names of Object.prototype': '__proto__',
  'prototype pollution': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'drafts with HTML': draft({
    isOpen: true,
    edited: { code: '<b id=injected>A</b>', lang: 'html' },
    sharedBy: MARKUP
  }),
  'a list of mixed types': JSON.stringify([
    null,
    7,
    {},
    [],
    [EXAMPLE],
    [EXAMPLE, null],
    ['__proto__', { isOpen: true }]
  ]),
  'a megabyte': 'x'.repeat(1_000_000),
  'a list with a megabyte': JSON.stringify(['x'.repeat(1_000_000)]),
  markup: MARKUP,
  'a list of HTML': JSON.stringify([MARKUP, 'javascript:alert(1)', `${MARKUP}/components`]),
  'nested lists': '['.repeat(LARGE) + ']'.repeat(LARGE),
  'an array-like object': '{"length":3,"0":"components"}',
  'a lone surrogate': '"\\ud800"\ud800\u0000',
  'a javascript: URL': 'javascript:alert(1)'
};

/** Keys that the site reads, except those read on errors only. */
const READ = [
  'contrast-preference',
  'gdpr-banner-closed',
  'high-contrast-preference',
  'patternbook-code-language',
  'patternbook-code-place',
  'patternbook-content-width',
  'patternbook-direction',
  'patternbook-drafts',
  'patternbook-implementation',
  'patternbook-motion',
  'patternbook-open-sections',
  'patternbook-own-theme',
  'patternbook-own-theme-css',
  'patternbook-recent-searches',
  'patternbook-shortcuts',
  'patternbook-text-size',
  'theme-preference',
  'theme-variant-preference'
];

/** Runs in the page: every read from storage returns the garbage until the page writes the key. */
function fillStorage(garbage: string): void {
  const written = new Map<string, string | null>();
  const read = new Set<string>();
  Object.assign(window, { read });
  Storage.prototype.getItem = (key) => {
    read.add(key);
    const own = written.get(key);
    return own === undefined ? garbage : own;
  };
  Storage.prototype.setItem = (key, value) => void written.set(key, value);
  Storage.prototype.removeItem = (key) => void written.set(key, null);
}

test.describe('unexpected values in storage', () => {
  for (const [name, garbage] of casesOfTier(Object.entries(GARBAGE), { share: 8 })) {
    test(`are handled: ${name} in each key`, async ({ context }) => {
      test.setTimeout(60_000);

      await context.addInitScript(fillStorage, garbage);
      const page = await context.newPage();
      const errors = collectPageErrors(page);
      await page.goto(PATH);
      expect(await settingsOf(page)).toEqual(DEFAULTS);
      expect(await problemsOf(page)).toEqual([]);

      // Choices replace the garbage.
      await chooseSetting(page, 'Color scheme', 'Dark');
      await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
      await page.keyboard.press('Escape');
      await openPalette(page);
      await paletteField(page).fill('accordion');
      await options(palette(page)).filter({ hasText: 'Accordion' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
      await openPalette(page);
      await palette(page).getByRole('button', { name: 'accordion', exact: true }).waitFor();
      await page.keyboard.press('Escape');

      const example = page.locator('.pb-example').first();
      await example.getByRole('button', { name: /^View code/ }).click();
      await example.getByRole('textbox', { name: /code/i }).waitFor(WAIT);
      await expect(example.getByRole('button', { name: 'Convert to JavaScript' })).toBeVisible();
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      expect(await page.evaluate(() => [...(window as unknown as { read: Set<string> }).read].toSorted())).toEqual(
        READ
      );
      expect(errors.list).toEqual([]);
    });
  }

  test('are removed on first read if they are not a list of drafts', async ({ context }) => {
    const page = await context.newPage();
    await page.goto(PATH);
    await page.evaluate(() => sessionStorage.setItem('patternbook-drafts', '[["/components'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('patternbook-drafts')), WAIT).toBeNull();
  });

  test("don't show overlong recent searches", async ({ context }) => {
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

test.describe('unavailable storage', () => {
  const REFUSALS = {
    'throws on access': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request is denied.', 'SecurityError');
          }
        });
      }
    },
    'is missing': () => {
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

  for (const [name, refuse] of Object.entries(REFUSALS)) {
    test(`${name}: choices last for the visit`, async ({ context }) => {
      test.setTimeout(120_000);

      await context.addInitScript(refuse);
      const page = await context.newPage();
      const exceptions = collectExceptions(page);
      await page.goto(PATH);
      expect(await settingsOf(page)).toEqual(DEFAULTS);
      await chooseSetting(page, 'Color scheme', 'Dark');
      await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
      await page.keyboard.press('Escape');
      await page.locator('#pb_navigation a[href="/components/accordion"]').last().click();
      await page.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
      await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
      expect([...(await problemsOf(page)), ...exceptions]).toEqual([]);
    });
  }
});
