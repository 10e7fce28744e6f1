import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { axeViolations } from '../support/axe.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { casesOfTier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';

const SITE = 'sites/patternfly';

const TABS = readRoutes(SITE)
  .filter((route) => route.package === null)
  .map(({ tabPath }) => ({ path: tabPath, html: readPage(SITE, tabPath) }));
const withFigures = TABS.filter(({ html }) => html.includes('class="pb-figures"')).map(({ path }) => path);
const withAnatomies = TABS.filter(({ html }) => html.includes('data-anatomy')).map(({ path }) => path);
const withAdvice = TABS.filter(({ html }) => html.includes('data-advice')).map(({ path }) => path);

const WIDTHS = [1440, 1280, 390];

/** Lets the page settle after a change of its width or direction. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
}

interface Anatomy {
  slug: string;
  numbers: string[];
  /** Entries of the list below. */
  listed: number;
  /** What is wrong with the places of its numbers. */
  faults: string[];
}

/** Runs in the page. */
function measureAnatomies(): Anatomy[] {
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  return [...document.querySelectorAll<HTMLElement>('[data-anatomy]')].map((figure) => {
    const canvas = figure.querySelector('[data-preview]')?.getBoundingClientRect() ?? new DOMRect();
    const component = [...figure.querySelectorAll('[data-root] > *')].map((part) => part.getBoundingClientRect());
    const numbers = [...figure.querySelectorAll<HTMLElement>('.pb-anatomy-number')].filter((number) =>
      number.checkVisibility({ visibilityProperty: true })
    );
    const boxes = numbers.map((number) => number.getBoundingClientRect());
    const faults = boxes.flatMap((box, index) => {
      const name = `number ${index + 1}`;
      const isOutside =
        box.left < canvas.left || box.right > canvas.right || box.top < canvas.top || box.bottom > canvas.bottom;
      return [
        ...boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${name} lies over another`] : [])),
        ...component.flatMap((part) => (overlap(box, part) ? [`${name} lies over the component`] : [])),
        ...(isOutside ? [`${name} is not on the canvas`] : [])
      ];
    });
    const lines = figure.querySelectorAll('.pb-anatomy-line, .pb-anatomy-end').length;
    if (lines < 2 * numbers.length) {
      faults.push('a number has no line');
    }
    return {
      slug: figure.id,
      numbers: numbers.map(({ textContent }) => textContent),
      listed:
        figure.closest('.pb-figures')?.nextElementSibling?.querySelectorAll(':scope > ol:first-of-type > li').length ??
        0,
      faults
    };
  });
}

test.describe('the numbers of a figure', () => {
  for (const path of casesOfTier(withAnatomies, { share: 2 })) {
    test(`stand beside the component, apart from each other, and are those of the list: ${path}`, async ({ visit }) => {
      const { page, errors } = await visit(path);
      await hydrateIslands(page);
      await page.locator('.pb-anatomy[data-placed]').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
          await settle(page);
          const anatomies = await page.evaluate(measureAnatomies);
          expect(anatomies.length).toBeGreaterThan(0);
          for (const { slug, numbers, listed, faults } of anatomies) {
            const where = `${slug}, ${width} px, ${direction}`;
            expect(faults, where).toEqual([]);
            expect(numbers, where).toEqual(Array.from({ length: listed }, (_, index) => String(index + 1)));
          }
        }
      }
      expect(errors.list).toEqual([]);
    });
  }

  test('follow a part that moves', async ({ visit }) => {
    const { page } = await visit('/components/menus/select/design-guidelines');
    const figure = page.locator('#parts-of-a-select');
    await figure.scrollIntoViewIfNeeded();
    const number = figure.locator('.pb-anatomy-number').first();
    await figure.locator('.pb-anatomy[data-placed]').waitFor();
    const before = await number.boundingBox();
    await figure.locator('[data-root]').evaluate((root) => (root.style.paddingBlockStart = '100px'));
    await expect.poll(async () => (await number.boundingBox())?.y).not.toBe(before?.y);
  });

  test('are there without scripts, at the start of their parts', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/modal/design-guidelines');
    const boxOf = (selector: string) => page.locator(`#parts-of-a-modal ${selector}`).boundingBox();
    const [number, footer] = [
      await boxOf('.pb-anatomy-number:nth-of-type(4)'),
      await boxOf('.pf-v6-c-modal-box__footer')
    ];
    expect(number && footer && Math.abs(number.x + number.width - footer.x)).toBeLessThan(1);
    expect(number && footer && Math.abs(number.y + 12 - (footer.y + footer.height / 2))).toBeLessThan(2);
  });
});

test.describe('figures side by side', () => {
  for (const path of casesOfTier(withAdvice, { share: 2, turn: 1 })) {
    test(`are equally high, with what they advise on top: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      await hydrateIslands(page);
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const rows = await page.locator('.pb-figures').evaluateAll((groups) =>
          groups.map((group) =>
            [...group.querySelectorAll<HTMLElement>('.pb-figure[data-advice]')].map((figure) => {
              const { top, bottom } = figure.querySelector('[data-preview]')?.getBoundingClientRect() ?? new DOMRect();
              const advice = figure.querySelector('.pb-figure-advice')?.getBoundingClientRect() ?? new DOMRect();
              return { advice: advice.top, top, bottom, isOnTop: Math.abs(advice.bottom - top) < 1 };
            })
          )
        );
        const pairs = rows.filter(({ length }) => length === 2);
        expect(pairs.length).toBeGreaterThan(0);
        for (const [first, second] of pairs) {
          expect(first).toEqual(second);
          expect(first?.isOnTop).toBe(true);
        }
      }
    });
  }
});

test.describe('the component of a figure', () => {
  for (const path of casesOfTier(withFigures, { share: 3 })) {
    test(`is in the middle of its canvas, and fits or scrolls: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      await hydrateIslands(page);
      for (const width of [...WIDTHS, 900]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const figures = await page.locator('.pb-figure > [data-preview]').evaluateAll((all) =>
          all.map((canvas) => {
            const root = canvas.querySelector('[data-root]') ?? canvas;
            const [outer, inner] = [canvas.getBoundingClientRect(), root.getBoundingClientRect()];
            const { overflowX } = getComputedStyle(canvas);
            return {
              slug: canvas.parentElement?.id,
              offCenter: Math.round(inner.left - outer.left - (outer.right - inner.right)),
              overflows: root.scrollWidth > root.clientWidth + 1 && overflowX === 'visible'
            };
          })
        );
        for (const { slug, offCenter, overflows } of figures) {
          expect(Math.abs(offCenter), `${slug}, ${width} px`).toBeLessThanOrEqual(1);
          expect(overflows, `${slug}, ${width} px`).toBe(false);
        }
      }
    });
  }

  test('fades out where it goes on beyond a narrow canvas', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/components/button/design-guidelines');
    const canvas = page.locator('#variants-and-states > [data-preview]');
    await expect(canvas).toHaveAttribute('data-more-after');
    const fade = () =>
      page.locator('#variants-and-states').evaluate((figure) => getComputedStyle(figure, '::after').content);
    expect(await fade()).not.toBe('none');
    await canvas.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(canvas).not.toHaveAttribute('data-more-after');
    expect(await fade()).toBe('none');
  });
});

test.describe('the controls of a figure', () => {
  const PATH = '/components/modal/design-guidelines';

  test('are one quiet stop of the keyboard, and all of them once it is used', async ({ visit }) => {
    const { page } = await visit(PATH);
    const figure = page.locator('#a-title-that-only-asks');
    await figure.scrollIntoViewIfNeeded();
    const code = figure.getByRole('button', { name: 'View code of A title that only asks' });
    await expect(figure.locator('.pb-example-controls')).toHaveCSS('opacity', '0');
    await figure.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await expect(figure.locator('.pb-example-controls')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    expect(await figure.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('textbox', { name: 'Code of A title that only asks' })).toBeVisible();
    await expect(figure.getByRole('button', { name: /^Hide code of/ })).toBeFocused();
    for (const name of [/^Copy code of/, /^Open .* elsewhere$/, /^Preview settings of/]) {
      await expect(figure.getByRole('button', { name })).toBeVisible();
    }
    await expect(figure.getByRole('link', { name: /^Copy link of/ })).toBeVisible();
    await expect(figure.getByRole('link', { name: /full screen$/ })).toBeVisible();
  });

  test('appear while the pointer is over it, and always on a touch screen', async ({ visit, visitAs }) => {
    const controls = (page: Page) => page.locator('#parts-of-a-modal .pb-example-controls');
    const { page } = await visit(PATH);
    await expect(controls(page)).toHaveCSS('opacity', '0');
    await page.locator('#parts-of-a-modal').hover();
    await expect(controls(page)).toHaveCSS('opacity', '1');
    const touch = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, PATH);
    await expect(controls(touch.page)).toHaveCSS('opacity', '1');
  });

  test('lead to the code and to its own page without scripts', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    const figure = page.locator('#confirm-a-deletion');
    await expect(figure.getByRole('link', { name: 'Open Confirm a deletion full screen' })).toBeVisible();
    await figure.getByRole('link', { name: 'View code of Confirm a deletion' }).click();
    await page.waitForURL(/\/code\/components\/modal\/design-guidelines\.html#confirm-a-deletion$/);
  });
});

test('pages with figures stay where they are while they load, and have no violations of their own', async ({
  visitAs
}) => {
  for (const width of [1440, 390]) {
    const { page } = await visitAs({ viewport: { width, height: 900 } }, '/components/button/design-guidelines');
    await page.locator('.pb-anatomy[data-placed]').waitFor();
    await settle(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        })
    );
    expect(shift, `${width} px`).toBeLessThan(0.01);
    await hydrateIslands(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeViolations(page, { include: ['.pb-figures'], exclude: ['[data-root]'] })).toEqual([]);
  }
});

test.describe('a figure whose code is open', () => {
  test('takes a row of its own, and keeps its canvas while its code is edited', async ({ visit }) => {
    const { page } = await visit('/components/button/design-guidelines');
    const pair = page
      .locator('.pb-figures')
      .filter({ has: page.locator('[data-advice=dont]') })
      .first();
    const [first, second] = [pair.locator('.pb-figure').first(), pair.locator('.pb-figure').nth(1)];
    await pair.scrollIntoViewIfNeeded();
    const width = async (figure: typeof first): Promise<number> => (await figure.boundingBox())?.width ?? 0;
    const before = await width(second);
    const color = await first.locator('[data-preview]').evaluate((canvas) => getComputedStyle(canvas).backgroundColor);
    await first.hover();
    await first.getByRole('button', { name: /code/i }).first().click();
    await first.locator('.cm-content').waitFor();
    expect(Math.abs((await width(second)) - before)).toBeLessThan(2);
    expect(await width(first)).toBeGreaterThan(before * 1.5);
    await first.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('// edited');
    const body = first.frameLocator('iframe[data-shown]').locator('body');
    await expect(body).toHaveCSS('background-color', color, { timeout: 20_000 });
    await expect(body).toHaveCSS('justify-content', 'safe center');
  });
});
