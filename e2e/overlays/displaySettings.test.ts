import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { chooseSetting, overflow, settingsButton, settingsPanel } from './settingsPanel.ts';

const PATH = '/components/accordion';

const isDark = (page: Page) => page.locator('html').evaluate(({ classList }) => classList.contains('pf-v6-theme-dark'));
const isHighContrast = (page: Page) =>
  page.locator('html').evaluate(({ classList }) => classList.contains('pf-v6-theme-high-contrast'));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Makes every document record the state of its root element at the start of the body, before first paint. */
async function noteFirstPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('body')) {
        observer.disconnect();
        const { className, dir, dataset } = document.documentElement;
        Object.assign(window, { atFirstPaint: { className, dir, ...Object.fromEntries(Object.entries(dataset)) } });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const firstPaint = (page: Page) => page.evaluate(() => (window as unknown as { atFirstPaint: object }).atFirstPaint);

const CASES = [
  {
    group: 'Color scheme',
    option: 'Dark',
    key: 'theme-preference',
    value: 'dark',
    effect: { className: 'pf-v6-theme-dark' }
  },
  {
    group: 'High contrast',
    option: 'On',
    key: 'high-contrast-preference',
    value: 'on',
    effect: { className: 'pf-v6-theme-high-contrast' }
  },
  {
    group: 'Text size',
    option: 'Larger',
    key: 'patternbook-text-size',
    value: 'larger',
    effect: { textSize: 'larger' }
  },
  {
    group: 'Content width',
    option: 'Wide',
    key: 'patternbook-content-width',
    value: 'wide',
    effect: { contentWidth: 'wide' }
  },
  { group: 'Motion', option: 'Reduced', key: 'patternbook-motion', value: 'reduced', effect: { motion: 'reduced' } },
  { group: 'Direction', option: 'Right to left', key: 'patternbook-direction', value: 'rtl', effect: { dir: 'rtl' } }
];

test.describe('a display setting', () => {
  for (const { group, option, key, value, effect } of casesOfTier(CASES, { share: 8 })) {
    test(`${group}: applies immediately, and before first paint in later documents`, async ({ context }) => {
      await noteFirstPaint(context);
      const page = await context.newPage();
      await page.goto(PATH);
      await chooseSetting(page, group, option);
      expect(await stored(page, key)).toBe(value);

      await page.reload();
      expect(await firstPaint(page)).toMatchObject(effect);
      await settingsButton(page).click();
      const choice = page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true });
      await expect(choice).toBeChecked();
    });
  }

  test('applies in other tabs, in standalone examples and across navigation', async ({ context }) => {
    const [page, other, alone] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await Promise.all([page.goto(PATH), other.goto('/charts'), alone.goto('/components/accordion/bordered')]);
    await chooseSetting(page, 'Color scheme', 'Dark');
    await expect.poll(() => isDark(other)).toBe(true);
    await expect.poll(() => isDark(alone)).toBe(true);
    await settingsButton(other).click();
    await expect(settingsPanel(other).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await choosePage(page, '/components/button');
    expect(await isDark(page)).toBe(true);
  });

  test('larger text and wide content change the layout', { tag: '@full' }, async ({ visitAs }) => {
    const { page } = await visitAs(
      { viewport: { width: 1900, height: 900 } },
      '/extensions/quick-starts/design-guidelines'
    );
    const paragraph = page.locator('.pb-prose p').first();
    const look = () =>
      paragraph.evaluate((element) => ({
        width: element.getBoundingClientRect().width,
        size: parseFloat(getComputedStyle(element).fontSize)
      }));
    const before = await look();
    await chooseSetting(page, 'Content width', 'Wide');
    await chooseSetting(page, 'Text size', 'Large');
    const after = await look();
    expect(after.size / before.size).toBeCloseTo(1.125, 2);
    expect(after.width).toBeGreaterThan(before.width * 1.2);
  });

  test('reduced motion stops transitions that the system allows', async ({ visitAs }) => {
    const { page } = await visitAs({ reducedMotion: 'no-preference' }, PATH);
    const seconds = () =>
      page
        .locator('[data-navigation-toggle]')
        .first()
        .evaluate((toggle) => parseFloat(getComputedStyle(toggle, '::before').transitionDuration));
    expect(await seconds()).toBeGreaterThan(0.05);
    await chooseSetting(page, 'Motion', 'Reduced');
    expect(await seconds()).toBeLessThan(0.001);
  });

  test('is reset to its default with all others', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await chooseSetting(page, 'Color scheme', 'Dark');
    await chooseSetting(page, 'Direction', 'Right to left');
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await isDark(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(settingsPanel(page).getByRole('radio', { name: 'Left to right' })).toBeChecked();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe('system preferences', () => {
  test('determine color scheme and contrast until the reader overrides them', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => isHighContrast(page)).toBe(true);
    await chooseSetting(page, 'Color scheme', 'Light');
    await chooseSetting(page, 'High contrast', 'Off');
    expect([await isDark(page), await isHighContrast(page)]).toEqual([false, false]);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    expect([await isDark(page), await isHighContrast(page)]).toEqual([false, false]);
    await chooseSetting(page, 'Color scheme', 'System');
    expect(await isDark(page)).toBe(true);
  });

  test('turn on high contrast where colors are forced', async ({ visit }) => {
    const { page } = await visit(PATH);
    expect(await isHighContrast(page)).toBe(false);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => isHighContrast(page)).toBe(true);
    await chooseSetting(page, 'High contrast', 'Off');
    expect(await isHighContrast(page)).toBe(false);
  });

  for (const theme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`the browser's toolbar has the color of the masthead: ${theme}`, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme: theme === 'dark' ? 'light' : 'dark' }, PATH);
      await chooseSetting(page, 'Color scheme', theme === 'dark' ? 'Dark' : 'Light');
      const colors = await page.evaluate(() => {
        const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].filter(
          ({ media }) => matchMedia(media).matches
        );
        const sample = document.createElement('i');
        sample.style.color = meta[0]?.content ?? '';
        document.body.append(sample);
        const masthead = document.querySelector('.pb-masthead');
        return {
          count: meta.length,
          bar: getComputedStyle(sample).color,
          masthead: masthead && getComputedStyle(masthead).backgroundColor
        };
      });
      expect(colors).toEqual({ count: 1, bar: colors.masthead, masthead: colors.masthead });
    });
  }
});

test.describe('rules of high contrast', () => {
  const SHEET = /\/assets\/themes-[^/]*\.css$/;
  const SLOW_MS = 500;
  /** Width of borders that only high contrast shows. */
  const borderWidth = (page: Page) =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue(
        '--pf-t--global--border--width--high-contrast--regular'
      )
    );

  test('are there before the first paint', async ({ newContext }) => {
    const context = await newContext({ contrast: 'more' });
    const page = await context.newPage();
    await page.route(SHEET, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    });
    await page.goto(PATH);
    const paintMs = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
    await expect.poll(paintMs).toBeGreaterThan(SLOW_MS);
    expect([await isHighContrast(page), await borderWidth(page)]).toEqual([true, '1px']);
  });

  test('are loaded when they are needed, again after a failure', async ({ visit }) => {
    const { page } = await visit(PATH);
    let requests = 0;
    await page.route(SHEET, (route) => (++requests === 1 ? route.abort() : route.continue()));
    expect(await borderWidth(page)).toBe('0px');
    await chooseSetting(page, 'High contrast', 'On');
    await expect.poll(() => requests).toBe(1);
    expect(await isHighContrast(page)).toBe(false);
    await chooseSetting(page, 'High contrast', 'Off');
    await chooseSetting(page, 'High contrast', 'On');
    await expect.poll(() => isHighContrast(page)).toBe(true);
    expect([requests, await borderWidth(page)]).toEqual([2, '1px']);
    await chooseSetting(page, 'High contrast', 'Off');
    expect([await isHighContrast(page), await borderWidth(page)]).toEqual([false, '0px']);
  });
});

test.describe('unavailable storage', () => {
  for (const state of ['blocked', 'full'] as const) {
    test(`keeps choices for the visit: storage ${state}`, async ({ context }) => {
      await context.addInitScript((isBlocked) => {
        const refuse = () => {
          throw new DOMException('Refused.', 'QuotaExceededError');
        };
        if (isBlocked) {
          Object.defineProperty(window, 'localStorage', { get: refuse });
        } else {
          Storage.prototype.setItem = refuse;
        }
      }, state === 'blocked');
      const page = await context.newPage();
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      await page.goto(PATH);
      await chooseSetting(page, 'Color scheme', 'Dark');
      expect(await isDark(page)).toBe(true);
      await choosePage(page, '/components/button');
      expect(await isDark(page)).toBe(true);
      await settingsButton(page).click();
      await expect(settingsPanel(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
      expect(exceptions).toEqual([]);
    });
  }
});

test.describe('the settings panel', () => {
  test('is operable by keyboard only', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(settingsPanel(page).getByRole('radio', { name: 'System' }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isDark(page)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    // Its rules are loaded first.
    await expect.poll(() => isHighContrast(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(settingsButton(page)).toBeFocused();
    await expect(settingsButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is hidden without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    await expect(settingsButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Give feedback' })).toBeHidden();
  });

  test('opens at the end of the masthead in both directions', async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).click();
    const middle = async () => {
      const box = await settingsPanel(page).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    expect(await middle()).toBeGreaterThan(640);
    await chooseSetting(page, 'Direction', 'Right to left');
    expect(await middle()).toBeLessThan(640);
  });

  for (const width of [360, 390]) {
    test(`fits a viewport of ${width} px, including the largest text`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 640 } }, PATH);
      await chooseSetting(page, 'Text size', 'Larger');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const buttons = await page
        .locator('.pb-masthead-content button:not(.pb-panel *)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
      const middles = buttons.map(({ top, bottom }) => Math.round((top + bottom) / 2));
      expect(new Set(middles).size, 'rows of the masthead').toBe(1);
      const brand = await page.locator('.pb-brand').boundingBox();
      expect((brand?.x ?? 0) + (brand?.width ?? Infinity)).toBeLessThanOrEqual(
        Math.min(...buttons.map(({ left }) => left))
      );
      const box = await settingsPanel(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      const inside = await settingsPanel(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
      expect(inside).toBe(0);
      // The last action is only reachable by scrolling the panel.
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
    });
  }
});
