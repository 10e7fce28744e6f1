import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage, distanceBelowBars, pageShown, scrollSettled } from '../support/navigation.ts';
import { openSection } from '../support/openSection.ts';
import { openPalette, palette, paletteField, results } from '../search/searchFields.ts';

const TABLE = '/components/table';
const ROW = 'prop-td-actions';

/** For what the reader sees only after a script has loaded. */
const SOON = { timeout: 10_000 };

const row = (page: Page): Locator => page.locator(`#${ROW}`);
const openSections = (page: Page): Locator => page.locator('.pb-disclosure > details[open]');

/** Distance of an element from the top of the window, in px. */
const topOf = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top);

/** The section of a row is open, and the row is below the bars at the top of the window. */
async function expectLanded(page: Page, anchor = ROW): Promise<void> {
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport(SOON);
  await scrollSettled(page);
  await expect(async () => {
    const distance = await distanceBelowBars(page, `[id="${anchor}"]`);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  }).toPass(SOON);
}

test.describe('a section of the reference', () => {
  test('is closed at first, says how much it holds, and opens by pointer and keyboard', async ({ visit }) => {
    const { page, errors } = await visit(TABLE);
    await expect(openSections(page)).toHaveCount(0);
    const section = page.getByRole('region', { name: 'Td', exact: true });
    await expect(section).toContainText('26 props');
    await expect(section.getByRole('heading', { level: 3, name: 'Td', exact: true })).toBeVisible();
    // The press lands on the summary, over which the heading lies.
    await section.scrollIntoViewIfNeeded();
    const heading = await section.getByRole('heading').boundingBox();
    await page.mouse.click((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5);
    await expect(row(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(page)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(row(page)).toBeVisible();
    expect(errors.list).toEqual([]);
  });

  test('has a heading as large as those of all rows of its kind', async ({ visit }) => {
    const sizes: Record<'large' | 'small', string[]> = { large: [], small: [] };
    for (const path of [TABLE, '/tokens/all-tokens', '/get-started/upgrade/release-notes']) {
      const { page } = await visit(path);
      const found = await page
        .locator('.pb-disclosure > .pb-heading > :is(h2, h3), .pb-fold-part > :first-child')
        .evaluateAll((headings) =>
          headings.map((heading) => ({
            size: getComputedStyle(heading).fontSize,
            isSmall: heading.closest('.pb-reference, .pb-reference-entry') !== null
          }))
        );
      expect(found.length, path).toBeGreaterThan(1);
      found.forEach(({ size, isSmall }) => sizes[isSmall ? 'small' : 'large'].push(size));
    }
    expect([...new Set(sizes.large)]).toEqual(['20px']);
    expect([...new Set(sizes.small)]).toEqual(['16px']);
  });

  test('opens without a script, by a press and by an address', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${TABLE}#${ROW}`);
    await expect(row(page)).toBeInViewport();
    await openSection(page, 'thead');
    await expect(page.locator('[id^="prop-thead-"]').first()).toBeVisible();
  });

  test('opens for the address of a row, of a heading, and of a text in it', async ({ visit }) => {
    const { page } = await visit(`${TABLE}#${ROW}`);
    await expectLanded(page);
    await expect(openSections(page)).toHaveCount(1);

    await page.goto(`${TABLE}#tbody`);
    await expectLanded(page, 'tbody');
    await expect(page.locator('[id^="prop-tbody-"]').first()).toBeVisible();

    await page.goto('about:blank');
    await page.goto(`${TABLE}#:~:text=the%20table%20header%20sticks%20to%20the%20top%20of%20its%20container`);
    await expect(page.locator('#prop-table-isstickyheader')).toBeInViewport(SOON);
  });

  test('opens for links: of the contents list, of a type, of another page, of a search', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, TABLE);
    const contents = page.locator('.pb-contents');
    await contents.getByRole('link', { name: 'Td', exact: true }).click();
    await expectLanded(page, 'td');
    await row(page).getByRole('link', { name: 'TdActionsType' }).click();
    await expectLanded(page, 'tdactionstype');
    await expect(page.locator('#prop-tdactionstype-items')).toBeVisible();

    await choosePage(page, '/components/badge');
    await page.evaluate((to) => navigation.navigate(to), `${TABLE}#${ROW}`);
    await pageShown(page, TABLE);
    await expectLanded(page);
    await expect(openSections(page)).toHaveCount(1);

    await openPalette(page);
    await paletteField(page).fill('isstickyheader');
    await results(palette(page)).filter({ hasText: 'isStickyHeader' }).first().click();
    await expect.poll(() => new URL(page.url()).hash, SOON).toMatch(/isstickyheader$/);
    await expectLanded(page, new URL(page.url()).hash.slice(1));
  });

  test('opens again for a link that leads where the reader already is', async ({ visit }) => {
    const { page } = await visit(`${TABLE}#td`);
    await expect(row(page)).toBeVisible();
    await page
      .locator('.pb-disclosure', { has: page.locator('#td') })
      .locator('> details > summary')
      .click();
    await expect(row(page)).toBeHidden();
    await page.locator('.pb-contents').getByRole('link', { name: 'Td', exact: true }).click();
    await expect(row(page)).toBeVisible();
  });

  test('is open on the way back, and the window where it was', async ({ visit }) => {
    const { page } = await visit(TABLE);
    await openSection(page, 'table');
    await openSection(page, 'td');
    await row(page).evaluate((element) => element.scrollIntoView());
    await scrollSettled(page);
    const position = await topOf(row(page));
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, TABLE);
    await expect(openSections(page)).toHaveCount(2);
    await expect.poll(() => topOf(row(page)), SOON).toBeCloseTo(position, -1);

    await page.reload();
    await expect(openSections(page)).toHaveCount(2);
    await expect(row(page)).toBeInViewport(SOON);
  });

  test('is where it was on the way back, although examples above had estimated heights', async ({ visit }) => {
    // Its examples are as many as fit without being folded.
    const path = '/components/table/react-deprecated';
    const { page } = await visit(path);
    await openSection(page, 'isortby');
    const last = page.locator('#prop-isortby-section');
    await last.evaluate((element) => element.scrollIntoView());
    const { height, top } = await page.evaluate(() => ({ height: document.body.scrollHeight, top: scrollY }));
    const position = await topOf(last);
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, path);
    await expect.poll(() => topOf(last), SOON).toBeCloseTo(position, -1);
    // The same number of pixels would be elsewhere.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height + 1000);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top + 1000);
  });

  test('is open as it was in an earlier entry of the same page', async ({ visit }) => {
    const { page } = await visit(`${TABLE}#td`);
    await expectLanded(page, 'td');
    await page.evaluate(() => (location.hash = 'table-1'));
    await page.evaluate(() => (location.hash = 'tbody'));
    await expect(openSections(page)).toHaveCount(2);
    await page.goBack();
    await page.goBack();
    await expect(openSections(page)).toHaveCount(1);
    await expectLanded(page, 'td');
  });

  test('opens with all others, and closes with them', async ({ visit }) => {
    const { page } = await visit(TABLE);
    const sections = await page.locator('#pb_reference_props .pb-disclosure').count();
    await page.getByRole('button', { name: 'Expand all props' }).click();
    await expect(openSections(page)).toHaveCount(sections);
    await expect(row(page)).toBeVisible();
    await page.getByRole('button', { name: 'Collapse all props' }).click();
    await expect(openSections(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Expand all props' })).toBeVisible();
  });

  test('opens while a filter finds something in it', async ({ visit }) => {
    const { page } = await visit(TABLE);
    await openSection(page, 'caption');
    await page.getByPlaceholder('Filter props').fill('isstickyheader');
    await expect(page.locator('#caption')).toBeHidden(SOON);
    await expect(page.locator('[id$="-isstickyheader"]').first()).toBeVisible();
    await page.getByPlaceholder('Filter props').fill('');
    await expect(page.locator('#caption')).toBeVisible(SOON);
    await expect(openSections(page)).toHaveCount(1);
    await expect(page.locator('[id^="prop-caption-"]').first()).toBeVisible();
  });

  test('is on paper', async ({ visit }) => {
    const { page } = await visit(TABLE);
    await expect(row(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(row(page)).toBeVisible();
  });
});
