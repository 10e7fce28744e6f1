import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { scrollSettled } from '../support/navigation.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { casesOfTier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';

const LAPTOPS = [1280, 1440];

/** Pages that have all kinds of content between them. */
const PAGES = [
  '/get-started/develop',
  '/components/button',
  '/components/button/design-guidelines',
  '/components/button/accessibility',
  '/design-foundations/colors',
  '/design-foundations/motion',
  '/tokens/all-tokens'
];

/** Lengths of the lines of a page's paragraphs, in characters; last lines, which are shorter, are left out. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('.pb-body > .pb-prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let index = 0; index < (text.nodeValue ?? '').length; index += 1) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { width, top, height } = range.getBoundingClientRect();
          // Code is a little lower than the text around it.
          const line = Math.round((top + height / 2) / 14);
          lines.set(line, (lines.get(line) ?? 0) + (width > 0 ? 1 : 0));
        }
      }
      return [...lines.values()].slice(0, -1);
    })
  );
}

/** Parts of a page that end where its column ends. */
const PARTS =
  '.pb-body > .pb-prose, .pb-figures, .pb-figures:has(> :only-child) .pb-preview, .pb-example:not(.pb-figure) > .pb-preview, ' +
  '.pb-prose > .pb-code-block, .pb-prose > .pb-table > table, .pb-claims, .pb-callout, .pb-reference-table, .pb-page-end';

/** The parts that end elsewhere than the column. */
async function partsOffTheEdge(page: Page): Promise<{ part: string | null; right: number }[]> {
  const edges = await page.locator(PARTS).evaluateAll((parts) =>
    parts.map((part) => ({
      part: part.getAttribute('class'),
      right: Math.round(part.getBoundingClientRect().right)
    }))
  );
  const column = await page.locator('.pb-column').evaluate((element) => element.getBoundingClientRect().right);
  expect(edges.length).toBeGreaterThan(1);
  return edges.filter(({ right }) => Math.abs(right - column) > 1);
}

/** A heading, what precedes it, and the distance between them. */
interface Distance {
  heading: string;
  level: string;
  after: string;
  px: number;
}

/** Runs in the page. */
function headingDistances(): Distance[] {
  // What an island encloses has boxes of its own.
  const bottomOf = (element: Element): number => {
    const { bottom, height } = element.getBoundingClientRect();
    return height > 0 ? bottom : Math.max(0, ...[...element.children].map(bottomOf));
  };
  return [...document.querySelectorAll('.pb-body .pb-heading > :is(h2, h3)')].flatMap((heading) => {
    // The first in its section has the distance of the section.
    let place = heading.closest('.pb-heading');
    while (place && !place.previousElementSibling && !place.parentElement?.matches('.pb-body')) {
      place = place.parentElement;
    }
    const before = place?.previousElementSibling;
    // Rows of a list of collapsed sections follow each other closely.
    if (!before || before.matches('.pb-reference') || heading.closest('.pb-reference, .pb-disclosure')) {
      return [];
    }
    const top = heading.closest('.pb-heading')?.getBoundingClientRect().top ?? 0;
    const isBelowHeading = before.matches('.pb-heading, .pb-prose:has(> .pb-heading:last-child)');
    const after = isBelowHeading ? 'heading' : before.className.split(' ').at(-1) || before.localName;
    return [{ heading: heading.id, level: heading.localName, after, px: top - bottomOf(before) }];
  });
}

/** Runs in the page. Headings have distances of their own. */
function figureDistances(): number[] {
  return [...document.querySelectorAll('.pb-body > .pb-figures')].flatMap((figures) => {
    const [before, after] = [
      figures.previousElementSibling?.lastElementChild,
      figures.nextElementSibling?.firstElementChild
    ].map((element) => (element?.matches('p, ul, ol') ? element.getBoundingClientRect() : undefined));
    const boxes = [...figures.children].map((figure) => figure.getBoundingClientRect());
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    return [...(before ? [top - before.bottom] : []), ...(after ? [after.top - bottom] : [])];
  });
}

test.describe('the column of a page', () => {
  for (const path of ['/get-started/develop', '/ux-writing/error-messages']) {
    test(`has lines of about 75 characters: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of LAPTOPS) {
        await page.setViewportSize({ width, height: 900 });
        const lengths = await lineLengths(page);
        expect(lengths.length).toBeGreaterThan(10);
        const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
        expect(average, `${width} px`).toBeGreaterThan(65);
        expect(average, `${width} px`).toBeLessThan(80);
        expect(Math.max(...lengths), `${width} px`).toBeLessThan(90);
      }
    });
  }

  for (const path of casesOfTier(PAGES, { share: 2 })) {
    test(`has one right edge: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      await hydrateIslands(page);
      for (const width of LAPTOPS) {
        await page.setViewportSize({ width, height: 900 });
        // Tables of claims and figures follow the width in the next frames.
        await expect.poll(() => partsOffTheEdge(page), { message: `${width} px` }).toEqual([]);
      }
    });
  }

  test('has one distance of headings from whatever precedes them', async ({ visitAs }) => {
    const predecessors = new Set<string>();
    for (const path of PAGES) {
      const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, path);
      const distances = await page.evaluate(headingDistances);
      distances.forEach(({ after }) => predecessors.add(after));
      const expected = { h2: 56, h3: 36 } as Record<string, number>;
      // Headings that follow one another belong together.
      const wrong = distances.filter(
        ({ after, level, px }) => Math.abs(px - (after === 'heading' ? 20 : (expected[level] ?? 0))) > 1
      );
      expect.soft(wrong, path).toEqual([]);
    }
    expect(predecessors.size).toBeGreaterThan(5);
  });

  test('has headings that differ clearly in size', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/get-started/develop');
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('h1')).toBe(36);
    expect(await sizeOf('.pb-prose h2')).toBe(28);
    expect(await sizeOf('.pb-prose h3')).toBe(20);
    expect(await sizeOf('.pb-lead')).toBe(20);
    expect(await sizeOf('.pb-prose > p:nth-of-type(2)')).toBe(16);
  });

  test('has headings of one weight for each level, on pages of all kinds', async ({ visit }) => {
    const weights: Record<string, Set<string>> = {};
    for (const path of ['/', '/components', '/charts', '/components/button', '/search', '/404']) {
      const { page } = await visit(path);
      const found = await page
        .locator(':is(.pb-main h1, .pb-main h2, .pb-main h3):not(:is(.pb-hero, [data-preview], [data-island]) *)')
        .evaluateAll((headings) =>
          headings.map((heading) => {
            const { fontSize, fontWeight } = getComputedStyle(heading);
            return [`${heading.localName} ${fontSize}`, fontWeight] as const;
          })
        );
      found.forEach(([style, weight]) => (weights[style] ??= new Set()).add(weight));
    }
    const uneven = Object.entries(weights).filter(([, all]) => all.size > 1);
    expect(uneven.map(([style, all]) => [style, [...all]])).toEqual([]);
    expect([...(weights['h1 36px'] ?? [])]).toHaveLength(1);
  });

  test('has one distance between figures and the text around them', async ({ visitAs }) => {
    for (const path of ['/components/tabs/design-guidelines', '/charts/about-charts', '/ux-writing/error-messages']) {
      for (const width of [390, 1440]) {
        const { page } = await visitAs({ viewport: { width, height: 900 } }, path);
        const distances = await page.evaluate(figureDistances);
        expect(distances.length).toBeGreaterThan(5);
        expect
          .soft(
            distances.filter((px) => Math.abs(px - 32) > 1),
            `${path}, ${width} px`
          )
          .toEqual([]);
      }
    }
  });

  test('is as wide as the window where the reader wants it so', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 1920, height: 900 } });
    await storePreferences(context, { 'patternbook-content-width': 'wide' });
    const page = await context.newPage();
    await page.goto('/get-started/develop');
    const widths = await page
      .locator('.pb-column, .pb-prose > p, .pb-code-block')
      .evaluateAll((parts) => parts.map((part) => part.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(1000);
  });
});

/** Tables of a page, without those in previews, as far as they should look alike. */
function tableLooks(page: Page): Promise<{ table: string; inset: number; line: string }[]> {
  return page.locator('.pb-body table:not([data-preview] table)').evaluateAll((tables) =>
    tables.map((table) => {
      const first = table.querySelector('th, td') as Element;
      const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(first.parentElement as Element);
      const inset = first.getBoundingClientRect().left - table.getBoundingClientRect().left;
      return {
        table: table.getAttribute('class') ?? '',
        inset: inset + parseFloat(getComputedStyle(first).paddingInlineStart),
        line: `${borderBlockEndWidth} ${borderBlockEndColor}`
      };
    })
  );
}

test.describe('tables', () => {
  test('have one inset and one line below their header, whatever they show', async ({ visit }) => {
    const looks = [];
    for (const path of [
      '/components/switch',
      '/components/switch/accessibility',
      '/components/modal/design-guidelines'
    ]) {
      const { page } = await visit(path);
      looks.push(...(await tableLooks(page)));
    }
    expect(new Set(looks.map(({ table }) => table.split(' ')[0])).size).toBeGreaterThan(2);
    expect(looks.filter(({ inset }) => inset > 0)).toEqual([]);
    expect([...new Set(looks.map(({ line }) => line))]).toHaveLength(1);
  });

  test('of a section say at one place what to use', async ({ visitAs }) => {
    for (const path of ['/components/modal/design-guidelines', '/components/menus/select/design-guidelines']) {
      const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, path);
      const starts = await page
        .locator(
          '.pb-when-to-use th:last-child, .pb-when-to-use + .pb-prose > .pb-table:not(.pb-heading ~ *) th:last-child'
        )
        .evaluateAll((headers) =>
          headers.map((header) =>
            Math.round(header.getBoundingClientRect().left + parseFloat(getComputedStyle(header).paddingInlineStart))
          )
        );
      expect(starts.length, path).toBeGreaterThan(1);
      expect([...new Set(starts)], path).toHaveLength(1);
    }
  });
});

test('the anchor of a heading that wraps is beside its last word', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/components/card/design-guidelines');
  const heading = page.locator('.pb-prose > .pb-heading').first();
  const gap = await heading.evaluate((element) => {
    const title = element.querySelector('h2, h3') as Element;
    title.textContent = 'What to put into the header of a card that users can select';
    const lines = [...title.getClientRects()];
    const anchor = element.querySelector('.pb-anchor') as Element;
    return { lines: lines.length, px: anchor.getBoundingClientRect().left - (lines.at(-1)?.right ?? 0) };
  });
  expect(gap.lines).toBeGreaterThan(1);
  expect(gap.px).toBeGreaterThanOrEqual(0);
  expect(gap.px).toBeLessThan(10);
});

test('the links of a page’s head and the bar of its contents fit a phone', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/components/card');
  const meta = await page.locator('.pb-page-meta').boundingBox();
  // Its buttons, one of which opens the links (`header.test.ts`).
  expect(meta?.height).toBeLessThanOrEqual(44);
  expect(meta?.width).toBeLessThanOrEqual(390);
  await page.goto('/get-started/develop');
  const bar = page.locator('.pb-contents');
  await bar
    .locator('.pb-contents-current')
    .evaluate((current) => (current.textContent = 'A long heading of a section that is current'));
  expect((await bar.boundingBox())?.height).toBeLessThan(45);
});

test.describe('the contents list', () => {
  for (const direction of ['ltr', 'rtl']) {
    test(`is beside the text, ${direction}`, async ({ newContext }) => {
      const context = await newContext();
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto('/components/button');
      for (const width of [1200, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const list = await page.locator('.pb-contents').boundingBox();
        const column = await page.locator('.pb-column').boundingBox();
        const gap =
          direction === 'ltr'
            ? (list?.x ?? 0) - (column?.x ?? 0) - (column?.width ?? 0)
            : (column?.x ?? 0) - (list?.x ?? 0) - (list?.width ?? 0);
        expect(gap, `${width} px`).toBeGreaterThanOrEqual(32);
        expect(list?.width, `${width} px`).toBeGreaterThanOrEqual(200);
        expect(column?.width, `${width} px`).toBeGreaterThanOrEqual(600);
        await expect(page.locator('.pb-contents').getByRole('link', { name: 'Small buttons' })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }

  test('is a slim bar in narrower windows', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1199, height: 900 } }, '/get-started/develop');
    const bar = page.locator('.pb-contents');
    expect((await bar.boundingBox())?.height).toBeLessThan(45);
    await bar.locator('summary').click();
    const opened = await bar.locator('details > ul').boundingBox();
    expect(opened?.width).toBeLessThan(450);
  });

  for (const width of [1199, 390]) {
    test(`is a button in the bar of tabs at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, '/components/button');
      const list = page.locator('.pb-contents');
      for (const top of [0, 2000]) {
        await page.evaluate((px) => scrollTo({ top: px, behavior: 'instant' }), top);
        const button = await list.locator('summary').boundingBox();
        const tabs = await page.locator('.pb-tabs').boundingBox();
        expect(button?.y).toBeCloseTo(tabs?.y ?? 0, 0);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0) + 1);
        // No tab is below it.
        const shown = await page.locator('.pb-tabs > ul').boundingBox();
        expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((button?.x ?? 0) + 1);
      }
      await page.locator('.pb-tabs').getByRole('link', { name: 'React', exact: true }).click({ trial: true });
      await list.locator('summary').click();
      expect((await list.locator('details > ul').boundingBox())?.width).toBeLessThan(450);
      await expect(list.getByRole('link', { name: 'Small buttons' })).toBeInViewport();
    });
  }
});

/** Runs in the page: what stays in its place while the page scrolls, and what of the content it covers. */
function coveredContent(): string[] {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const content = [...document.querySelectorAll('.pb-column, .pb-contents, .pb-footer')];
  const own = 'body :not([data-preview] *, .pb-sidebar, .pb-sidebar *, .pf-v6-screen-reader, .pf-v6-screen-reader *)';
  const overlay = [...document.querySelectorAll<HTMLElement>(own)].filter(
    (element) =>
      (getComputedStyle(element).position === 'fixed' || element.matches('.pb-page-actions')) && shown(element)
  );
  return overlay.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const covered = content.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
    });
    return covered.map((part) => `${element.className} covers ${part.className}`);
  });
}

test.describe('nothing that stays in its place', () => {
  for (const path of ['/components/button/accessibility', '/components/button', '/components/component-status']) {
    test(`covers content: ${path}`, async ({ newContext }) => {
      const context = await newContext({ reducedMotion: 'reduce' });
      await storePreferences(context, { 'gdpr-banner-closed': 'true' });
      const page = await context.newPage();
      await page.goto(path);
      await hydrateIslands(page);
      for (const width of [390, ...LAPTOPS]) {
        await page.setViewportSize({ width, height: 800 });
        for (const part of [0, 0.01, 0.5, 1]) {
          await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
          await scrollSettled(page);
          expect.soft(await page.evaluate(coveredContent), `${width} px at ${part}`).toEqual([]);
        }
      }
    });
  }
});
