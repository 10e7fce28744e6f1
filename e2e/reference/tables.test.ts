import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { choosePage, pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';

const test = siteTest('sites/patternfly');

const BUTTON = '/components/button';

/** A filter waits for the reader to stop typing, then for its worker. */
const SOON = { timeout: 10_000 };

function rows(page: Page, section: string): Promise<string[]> {
  return page
    .locator(`section[aria-labelledby="${section}"] tbody > tr:visible > td > a[href^="#"]`)
    .evaluateAll((links) => links.map((link) => link.textContent));
}

describe('properties', () => {
  test('can be read without a script', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${BUTTON}#button`);
    const isDisabled = page.locator('#prop-button-isdisabled');
    expect(await isDisabled.locator('td').allInnerTexts()).toEqual(
      expect.arrayContaining(['isDisabled', 'boolean', 'false'])
    );
    expect(await page.getByPlaceholder('Filter props').isVisible()).toBe(false);
  });

  test('are in the contents list', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, BUTTON);
    await page.locator('.pb-contents').getByRole('link', { name: 'Props' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#props');
    expect(await page.getByRole('heading', { name: 'Props' }).isVisible()).toBe(true);
  });

  test('are found by typing, with a word on how many', async ({ visit }) => {
    const { page, faults } = await visit(BUTTON);
    await page.getByPlaceholder('Filter props').fill('isdisabled');
    await expect.poll(() => rows(page, 'props'), SOON).not.toContain('variant');
    expect(await rows(page, 'props')).toContain('isDisabled');
    expect(await page.locator('section[aria-labelledby=props] [role=status]').innerText()).toMatch(/^\d+ of \d+$/);
    await page.getByPlaceholder('Filter props').fill('nosuchprop');
    await page.getByText('Nothing matches “nosuchprop”.').waitFor();
    await page.getByPlaceholder('Filter props').fill('');
    await expect.poll(() => rows(page, 'props'), SOON).toContain('variant');
    expect(faults.list).toEqual([]);
  });

  test('keep their filter in the address, there to come back to', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder('Filter props').fill('isdisabled');
    await expect.poll(() => new URL(page.url()).search).toBe('?props=isdisabled');
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, BUTTON);
    await expect.poll(() => rows(page, 'props'), SOON).not.toContain('variant');
    expect(await page.getByPlaceholder('Filter props').inputValue()).toBe('isdisabled');
  });

  test('have an import line to copy', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(BUTTON);
    await page.getByRole('button', { name: 'Copy the import of Button' }).click();
    await page.getByRole('tooltip').getByText('Code copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import { Button } from '@patternfly/react-core';"
    );
  });
});

describe('CSS variables', () => {
  const FILTER = 'Filter CSS variables';

  test('are found by a pattern', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('^--pf-v6-c-button--m-primary--(color|gap)$');
    await expect
      .poll(() => rows(page, 'css-variables'), SOON)
      .not.toContain('--pf-v6-c-button--m-primary--hover--Color');
    expect(await rows(page, 'css-variables')).toContain('--pf-v6-c-button--m-primary--Color');
  });

  test('are found by plain text where that is no pattern', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('calc(');
    await page.getByText('taken as plain text').waitFor();
    const shown = await rows(page, 'css-variables');
    expect(shown.length).toBeGreaterThan(0);
  });

  test('stay usable whatever the pattern', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('([a-z-]+)+~');
    await page.getByText('the pattern takes too long').waitFor();
    await page.getByPlaceholder(FILTER).fill('fontsize');
    await expect.poll(() => rows(page, 'css-variables'), SOON).toContain('--pf-v6-c-button--FontSize');
  });

  test('open one by one and all at once', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    const details = page.locator('td > details');
    await details.first().locator('summary').click();
    expect(await details.first().getAttribute('open')).not.toBeNull();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => page.locator('td > details[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => page.locator('td > details:not([open])').count()).toBe(0);
  });

  test('have the value of the theme that shows', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    const value = page.locator('[id="--pf-v6-c-button--m-primary--BackgroundColor"] summary > span:visible');
    await page.emulateMedia({ colorScheme: 'light' });
    await value.scrollIntoViewIfNeeded();
    const light = await value.innerText();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => value.innerText(), SOON).not.toBe(light);
  });
});
