import type { Locator, Page } from '@playwright/test';
import { openSection } from '../support/openSection.ts';
import { expect, test } from '../support/test.ts';

const NOTES = '/get-started/upgrade/release-notes';

const field = (page: Page): Locator => page.getByPlaceholder('Filter changes');
const shown = (page: Page): Promise<number> => page.locator('[data-changes] li:visible').count();
const said = async (page: Page): Promise<number[]> =>
  ((await page.getByRole('search', { name: 'Filters' }).getByRole('status').textContent()) ?? '')
    .match(/\d+/g)
    ?.map(Number) ?? [];

test.describe('release notes', () => {
  test('are filtered by words, kind and package, with a count', async ({ visit }) => {
    const { page, errors } = await visit(NOTES);
    const [all = 0] = await said(page);
    expect(await page.locator('[data-changes] li').count()).toBe(all);
    // Only the latest release is open, if it has changes.
    expect(await shown(page)).toBeLessThan(all);
    await expect(page.locator('.pb-releases-earlier time').first()).toBeHidden();

    await field(page).fill('tooltip');
    await expect.poll(() => said(page)).toHaveLength(2);
    const [withWord = 0] = await said(page);
    expect(withWord).toBeGreaterThan(0);
    expect(await shown(page)).toBe(withWord);

    await page.getByRole('checkbox', { name: /^Fixed/ }).check();
    const [fixes = 0] = await said(page);
    expect(fixes).toBeLessThan(withWord);
    await expect(page.locator('[data-changes=feature]:visible')).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Package' }).selectOption('@patternfly/react-core');
    const [ofPackage = 0] = await said(page);
    expect(ofPackage).toBeLessThanOrEqual(fixes);
    expect(await shown(page)).toBe(ofPackage);
    expect(errors.list).toEqual([]);
  });

  test('name the packages of a change at the end of its line, or their number', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, NOTES);
    await openSection(page, 'release-6-5-1');
    const packages = page.locator('.pb-change-packages:visible');
    const rights = await packages.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(rights.length).toBeGreaterThan(50);
    expect(new Set(rights).size).toBe(1);
    await expect(packages.filter({ hasText: /^4 packages/ }).first()).toHaveAttribute('title', /^@patternfly\/.*, @/);
  });

  test('have an empty state with a reset', async ({ visit }) => {
    const { page } = await visit(NOTES);
    const [all] = await said(page);
    await field(page).fill('no change is called like this');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => said(page)).toEqual([all]);
    await expect(field(page)).toHaveValue('');
  });

  test('are readable without JavaScript, without dead filters', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, NOTES);
    await openSection(page, 'release-6-0-0');
    expect(await shown(page)).toBeGreaterThan(100);
    await expect(field(page)).toBeHidden();
  });
});
