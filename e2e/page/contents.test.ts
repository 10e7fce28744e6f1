import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { distanceBelowBars, scrollSettled } from '../support/navigation.ts';

const WIDE = { viewport: { width: 1600, height: 900 } };
const PATH = '/components/accordion';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('[aria-current]');

test.describe('the contents list', () => {
  test('marks the current heading down to the end of the page', async ({ visitAs }) => {
    const { page } = await visitAs(WIDE, PATH);
    await expect(current(page)).toHaveText('Which one to use');
    await page.keyboard.press('End');
    const last = await contents(page).getByRole('link').last().innerText();
    await expect(current(page)).toHaveText(last);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      .toBeLessThan(2);
    await scrollSettled(page);
    await page.keyboard.press('Home');
    await expect(current(page)).toHaveText('Which one to use');
  });

  test('marks the heading that the reader sees, before it reaches the top', async ({ visitAs }) => {
    const { page } = await visitAs({ ...WIDE, reducedMotion: 'reduce' }, '/design-foundations/theming');
    const scrollTo = (shareOfWindow: number) =>
      page.getByRole('heading', { name: 'Custom themes' }).evaluate((heading, share) => {
        scrollBy({ top: heading.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' });
      }, shareOfWindow);
    await scrollTo(0.5);
    await expect(current(page)).toHaveText('Let people choose');
    await scrollTo(0.25);
    await expect(current(page)).toHaveText('Custom themes');
  });

  test('marks the selected entry, even if the page is too short to scroll there', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 2600 } }, PATH);
    const link = contents(page).getByRole('link', { name: 'Bordered' });
    await link.click();
    await expect(current(page)).toHaveText('Bordered');
  });

  test('causes no horizontal or second scrollbar', async ({ visitAs }) => {
    const { page } = await visitAs(WIDE, '/components/table');
    await contents(page).getByRole('link').nth(5).click();
    const sizes = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { sideways: scrollWidth - clientWidth, body: document.body.scrollTop };
    });
    expect(sizes).toEqual({ sideways: 0, body: 0 });
  });

  test('keeps the anchor in place while content above it grows, until the reader scrolls', async ({ visitAs }) => {
    const { page } = await visitAs({ ...WIDE, reducedMotion: 'reduce' }, `${PATH}#bordered`);
    const grow = (px: number) =>
      page.locator('.pb-body').evaluate((body, height) => {
        const block = document.createElement('div');
        block.style.blockSize = `${height}px`;
        block.style.overflowAnchor = 'none';
        body.prepend(block);
      }, px);
    await page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
    await scrollSettled(page);
    await grow(333);
    await expect.poll(() => distanceBelowBars(page, '#bordered')).toBeLessThan(20);
    expect(await distanceBelowBars(page, '#bordered')).toBeGreaterThanOrEqual(0);

    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 100);
    await scrollSettled(page);
    const before = await page.evaluate(() => scrollY);
    await grow(222);
    await scrollSettled(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('expands and collapses in a narrow viewport, and shows the current heading', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }, PATH);
    const summary = contents(page).locator('summary');
    await expect(contents(page).getByRole('link', { name: 'Bordered' })).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await contents(page).getByRole('link', { name: 'Bordered' }).click();
    await expect(summary).toContainText('Bordered');
    await expect(contents(page).getByRole('link', { name: 'Bordered' })).toBeHidden();
  });
});
