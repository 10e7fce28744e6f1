import { expect, test } from '../support/test.ts';
import { pageShown } from '../support/navigation.ts';

import { storePreferences } from '../support/storePreferences.ts';

test.describe('the header of a page', () => {
  test('shows breadcrumb, summary and release', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit('/components/menus/select');
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('listitem')).toHaveText(['Components', 'Menus', 'Select']);
    await expect(page.locator('.pb-page-release')).toHaveText(/@patternfly\/react-core \d+\.\d+\.\d+/);
    await way.getByRole('link', { name: 'Components' }).click();
    await pageShown(page, '/components/all-components');
    await expect(way.getByRole('listitem')).toHaveText(['Components', 'All components']);
    expect(errors.list).toEqual([]);
  });

  test('shows the package of the tab', async ({ visit }) => {
    const { page } = await visit('/components/table');
    await expect(page.locator('.pb-page-release')).toContainText('@patternfly/react-table');
    await page.locator('.pb-tabs').getByRole('link', { name: 'HTML', exact: true }).click();
    await pageShown(page, '/components/table/html');
    await expect(page.locator('.pb-page-release')).toContainText('@patternfly/patternfly');
  });

  test('explains a badge on hover and focus, and hides the explanation on Escape', async ({ visit }) => {
    const { page } = await visit('/components/compass');
    const badge = page.locator('.pb-page-badge');
    const tooltip = page.getByRole('tooltip');
    await badge.hover();
    await expect(tooltip).toContainText('Under review');
    await page.mouse.move(5, 500);
    await tooltip.waitFor({ state: 'hidden' });

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await tooltip.waitFor({ state: 'visible' });
    await expect(badge).toHaveAttribute('aria-describedby', 'pb_tooltip');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
  });
});

test('begins at the same height on every kind of page, with or without a lead', async ({ visit }) => {
  const heads: Record<string, (number | null)[]> = {};
  for (const path of ['/charts/bar-chart', '/developer-resources', '/search', '/no-such-page', '/accessibility']) {
    const { page } = await visit(path);
    heads[path] = await page.evaluate(() =>
      ['h1', '.pb-lead'].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? null)
    );
  }
  const distinct = (index: number) => new Set(Object.values(heads).flatMap((tops) => tops[index] ?? [])).size;
  expect([distinct(0), distinct(1)], JSON.stringify(heads)).toEqual([1, 1]);
});

test('begins its drawing with its title on every kind of page', async ({ visitAs }) => {
  for (const path of [
    '/charts/bar-chart',
    '/components/all-components',
    '/design-foundations/icons',
    '/tokens/all-tokens'
  ]) {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, path);
    const tops = await page
      .locator('.pb-page-drawing, .pb-page-heading')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops, path).toHaveLength(2);
    expect(tops[0], path).toBe(tops[1]);
  }
});

for (const direction of ['ltr', 'rtl']) {
  test(`opens its links from a button on a phone: ${direction}`, async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 390, height: 800 } });
    await storePreferences(context, { 'patternbook-direction': direction });
    const page = await context.newPage();
    for (const path of ['/components/card', '/components/table', '/charts/bar-chart']) {
      await page.goto(path);
      const links = page.locator('.pb-page-facts a');
      expect(await links.count()).toBeGreaterThan(4);
      await expect(links.first()).toBeHidden();
      const opener = page.getByRole('button', { name: 'Resources', exact: true });
      await opener.click();
      const faults = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const { left, right, height } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && height >= 40 ? [] : [link.textContent];
        })
      );
      expect(faults, path).toEqual([]);
      await expect(page.locator('.pb-page-audited')).toContainText(/\d+ of \d+ examples? ha(s|ve) no violations \(/);
      const [list, button] = [await page.locator('.pb-page-facts').boundingBox(), await opener.boundingBox()];
      expect(Math.abs((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)), path).toBeLessThan(8);
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  });
}

test('has its links in one line beside the audit in a wide window', async ({ visitAs }) => {
  for (const width of [1280, 1440]) {
    const { page } = await visitAs({ viewport: { width, height: 900 } }, '/components/button');
    const links = page.locator('.pb-page-facts a');
    const bottoms = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().y / 8)));
    expect(new Set(bottoms).size, String(width)).toBe(1);
    await links.last().hover();
    await expect(page.getByRole('tooltip')).toContainText(/\d+ of \d+ examples have no violations \(.+ \d{4}, \d/);
  }
});

for (const path of ['/charts/about-charts', '/components/all-components', '/developer-resources']) {
  test(`ends where the footer ends: ${path}`, async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, path);
    const ends = await page
      .locator('.pb-page-drawing, .pb-contents, .pb-cards:visible, .pb-footer-top')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size, String(ends)).toBe(1);
  });
}

test('wraps a long title without spaces in the breadcrumb of a narrow viewport', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/layouts/flex');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const [width, right] = await crumbs.evaluate((element) => {
    (element.querySelector('[aria-current]') as HTMLElement).textContent = 'Verylong'.repeat(10);
    return [element.scrollWidth, element.getBoundingClientRect().right];
  });
  expect(Math.max(width, right)).toBeLessThanOrEqual(390);
});

test.describe('the tab bar of a narrow viewport', () => {
  for (const direction of ['ltr', 'rtl']) {
    test(`scrolls to the current tab and fades at overflowing edges: ${direction}`, async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto('/components/table/accessibility');
      const list = page.locator('.pb-tabs > ul');
      await expect(list).toHaveAttribute('data-more-before', '');
      await expect(list).not.toHaveAttribute('data-more-after');
      const [frame, tab] = await Promise.all([list.boundingBox(), list.locator('[aria-current]').boundingBox()]);
      expect(tab?.x).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);

      await page.goto('/components/table');
      await expect(list).toHaveAttribute('data-more-after', '');
      await expect(list).not.toHaveAttribute('data-more-before');
      const arrow = await page.locator('.pb-tabs').evaluate((bar) => {
        const { content, textAlign } = getComputedStyle(bar, '::after');
        return { content, textAlign };
      });
      // Mirrored by the browser from right to left, where the end is on the left.
      expect(arrow).toEqual({ content: expect.stringContaining('›'), textAlign: 'end' });
    });
  }
});
