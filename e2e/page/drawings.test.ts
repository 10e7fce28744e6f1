import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';
import { storePreferences } from '../support/storePreferences.ts';

const GALLERIES = [
  '/components/all-components',
  '/component-groups/about-component-groups',
  '/extensions/about-extensions',
  '/utility-classes/about-utility-classes',
  '/layouts/about-layouts',
  '/patterns/about-patterns',
  '/design-foundations/about-design-foundations',
  '/training'
];

/** Drawings whose subject goes on beyond the edge. */
const CUT_OFF = ['/components/back-to-top'];

/** Addresses of cards without a drawing, and of those whose drawing leaves the grid. */
function faults(page: Page): Promise<{ missing: string[]; beyond: string[] }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('.pb-gallery-card')];
    const addressOf = (card: Element): string => card.querySelector('a')?.getAttribute('href') ?? '';
    const leavesGrid = (card: Element): boolean => {
      const drawing = card.querySelector<HTMLElement>('.pb-drawing');
      drawing?.style.setProperty('content-visibility', 'visible');
      const box = drawing?.querySelector('svg')?.getBBox();
      return box !== undefined && (box.x < 0 || box.y < 0 || box.x + box.width > 320 || box.y + box.height > 200);
    };
    return {
      missing: cards.filter((card) => card.querySelector('.pb-drawing') === null).map(addressOf),
      beyond: cards.filter(leavesGrid).map(addressOf)
    };
  });
}

test.describe('the drawings of galleries', () => {
  for (const path of GALLERIES) {
    test(`are complete and within their grid: ${path}`, async ({ visit }) => {
      const { page, errors } = await visit(path);
      const { missing, beyond } = await faults(page);
      expect(missing).toEqual([]);
      expect(beyond.filter((address) => !CUT_OFF.includes(address))).toEqual([]);
      expect(errors.list).toEqual([]);
    });
  }

  test('are beside the text in a narrow window', async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width: 390, height: 800 } })).newPage();
    await page.goto('/layouts/about-layouts');
    const card = page.locator('.pb-gallery-card').first();
    const [whole, drawing, title] = await Promise.all([
      card.boundingBox(),
      card.locator('.pb-drawing').boundingBox(),
      card.locator('.pb-card-title').boundingBox()
    ]);
    expect(drawing?.height).toBeCloseTo((whole?.height ?? 0) - 2, 0);
    expect(title?.x).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
    // That of the page would be too small.
    await expect(page.locator('.pb-page-header .pb-drawing')).toBeHidden();
  });

  test('are left out of the list', async ({ visit }) => {
    const { page } = await visit('/patterns/about-patterns');
    const drawing = page.locator('.pb-gallery .pb-drawing').first();
    await expect(drawing).toBeVisible();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    await expect(drawing).toBeHidden();
  });
});

test.describe('the drawing of a page', () => {
  const shape = (page: Page) => page.locator('.pb-page-header .pb-drawing .pb-fill-accent').first();

  test('takes its colors from the theme, at once and without requests', async ({ newContext }) => {
    const page = await (await newContext({ colorScheme: 'light' })).newPage();
    await page.goto('/components/accordion', { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const brandColor = () =>
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--pf-t--global--color--brand--default)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
    const light = await brandColor();
    await expect(shape(page)).toHaveCSS('fill', light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(shape(page)).not.toHaveCSS('fill', light);
    await expect(shape(page)).toHaveCSS('fill', await brandColor());
    expect(requests).toEqual([]);
  });

  test('is a mirror image from right to left, but not its check marks', async ({ newContext }) => {
    const context = await newContext();
    await storePreferences(context, { 'patternbook-direction': 'rtl' });
    const page = await context.newPage();
    await page.goto('/components/forms/checkbox');
    const drawing = page.locator('.pb-page-header .pb-drawing');
    const mark = drawing.locator('.pb-unmirrored').first();
    await expect(drawing.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    await expect(mark).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    const [whole, part] = await Promise.all([drawing.boundingBox(), mark.boundingBox()]);
    expect(part?.x).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0) / 2);
  });

  test('has nothing to say to screen readers', async ({ visit }) => {
    const { page } = await visit('/components/forms/checkbox');
    await expect(page.locator('.pb-page-header .pb-drawing')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('.pb-page-header').getByRole('img')).toHaveCount(0);
  });
});

/** All drawings as one picture, to look at. */
test.describe('a contact sheet', () => {
  const VIEWS = {
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    'right-to-left': { colorScheme: 'light', direction: 'rtl' }
  } as const;

  for (const [name, { colorScheme, ...stored }] of Object.entries(VIEWS)) {
    test(`is kept in the results: ${name}`, async ({ newContext }, testInfo) => {
      const context = await newContext({ colorScheme, viewport: { width: 1600, height: 1000 } });
      await storePreferences(context, 'direction' in stored ? { 'patternbook-direction': stored.direction } : {});
      const page = await context.newPage();
      const cards: string[] = [];
      for (const path of GALLERIES) {
        await page.goto(path);
        cards.push(
          ...(await page.locator('.pb-gallery .pb-drawing').evaluateAll((all) => all.map((one) => one.outerHTML)))
        );
      }
      await page.evaluate((drawings) => {
        document.body.innerHTML = `<div class="pb-cards" style="grid-template-columns: repeat(6, 1fr)">${drawings.join('')}</div>`;
      }, cards);
      await page.addStyleTag({ content: '.pb-drawing { content-visibility: visible !important }' });
      await expect(page.locator('.pb-drawing')).toHaveCount(cards.length);
      await page.screenshot({ path: testInfo.outputPath(`drawings-${name}.png`), fullPage: true });
    });
  }
});
