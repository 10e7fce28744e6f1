import { describe, expect } from 'vitest';
import { pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { storePreferences } from '../support/storePreferences.ts';

const test = siteTest('sites/patternfly');

describe('the head of a page', () => {
  test('says where the page stands, what it is about and for which release', async ({ visit }) => {
    const { page, faults } = await visit('/components/menus/select');
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await way.getByRole('listitem').allInnerTexts()).toEqual(['Components', 'Menus', 'Select']);
    expect(await page.locator('.pb-page-release').innerText()).toMatch(/@patternfly\/react-core \d+\.\d+\.\d+/);
    await way.getByRole('link', { name: 'Components' }).click();
    await pageShown(page, '/components/all-components');
    expect(faults.list).toEqual([]);
  });

  test('names the package of the tab', async ({ visit }) => {
    const { page } = await visit('/components/table');
    expect(await page.locator('.pb-page-release').innerText()).toContain('@patternfly/react-table');
    await page.locator('.pb-tabs').getByRole('link', { name: 'HTML', exact: true }).click();
    await pageShown(page, '/components/table/html');
    expect(await page.locator('.pb-page-release').innerText()).toContain('@patternfly/patternfly');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shows the picture for the ${colorScheme} theme and loads no other`, async ({ newContext }) => {
      const page = await (await newContext({ colorScheme })).newPage();
      const pictures: string[] = [];
      page.on('request', (request) => request.url().includes('/assets/accordion-') && pictures.push(request.url()));
      const shown = (): string[] => pictures.filter((address) => address.endsWith('.webp'));
      await page.goto('/components/accordion', { waitUntil: 'networkidle' });
      await expect.poll(shown).toHaveLength(1);
      expect(shown()).toEqual([expect.stringContaining(`/assets/accordion-${colorScheme}-`)]);
    });
  }

  test('explains a badge to the pointer and to the keyboard, and Escape takes it away', async ({ visit }) => {
    const { page } = await visit('/components/compass');
    const badge = page.locator('.pb-page-badge');
    const tooltip = page.getByRole('tooltip');
    await badge.hover();
    await expect.poll(() => tooltip.innerText()).toContain('Under review');
    await page.mouse.move(5, 500);
    await tooltip.waitFor({ state: 'hidden' });

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await tooltip.waitFor({ state: 'visible' });
    expect(await badge.getAttribute('aria-describedby')).toBe('tooltip');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
  });
});

describe('the tab bar of a narrow window', () => {
  for (const direction of ['ltr', 'rtl']) {
    test(`shows the current tab and fades where more wait, ${direction}`, async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto('/components/table/accessibility');
      const list = page.locator('.pb-tabs > ul');
      await expect.poll(() => list.getAttribute('data-more-before')).toBe('');
      await expect.poll(() => list.getAttribute('data-more-after')).toBeNull();
      const [frame, tab] = await Promise.all([list.boundingBox(), list.locator('[aria-current]').boundingBox()]);
      expect(tab?.x).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);

      await page.goto('/components/table');
      await expect.poll(() => list.getAttribute('data-more-after')).toBe('');
      expect(await list.getAttribute('data-more-before')).toBeNull();
    });
  }
});
