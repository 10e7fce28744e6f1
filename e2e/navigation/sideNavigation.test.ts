import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage } from '../support/navigation.ts';

/** Maximum width at which the navigation is a panel (requirement 2.5.8). */
const NARROW = { viewport: { width: 1199, height: 800 }, reducedMotion: 'reduce' } as const;

const panel = (page: Page) => page.locator('#pb_navigation');
const button = (page: Page) => page.getByRole('button', { name: 'Global navigation' });

test.describe('the side navigation of a wide viewport', () => {
  test('is visible without a button', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await expect(panel(page)).toBeVisible();
    await expect(button(page)).toBeHidden();
  });

  test('scrolls to the current page', async ({ visit }) => {
    const { page } = await visit('/components/wizard');
    const current = panel(page).locator('[aria-current=page]');
    await expect(current).toContainText('Wizard');
    const [frame, link] = await Promise.all([panel(page).boundingBox(), current.boundingBox()]);
    expect(link?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  });

  // Seven rows before the last two, a list of pages within the section begins or ends.
  for (const path of ['/components/masthead', '/components/menus/select', '/components/overflow-menu']) {
    test(`scrolls to whole rows below the name of the section: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      const frame = (await panel(page).locator('.pb-sidebar-pages').boundingBox())?.y ?? 0;
      const section = panel(page).locator('[data-section=components]');
      const name = await section.locator('.pb-navigation-row').first().boundingBox();
      const cut = await section
        .locator('ul')
        .locator('.pb-navigation-row, li > a')
        .evaluateAll(
          (rows, edges) =>
            rows.flatMap((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return edges.some((edge) => top < edge - 1 && bottom > edge + 1) ? [row.textContent] : [];
            }),
          [frame, (name?.y ?? 0) + (name?.height ?? 0)]
        );
      expect(name?.y).toBeGreaterThan(0);
      expect(cut).toEqual([]);
      await expect(section.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    });
  }

  test('shows the last pages above the cookie banner', async ({ visit }) => {
    const { page } = await visit('/developer-resources/what-changed-for-me');
    const end = (link: Locator) => link.boundingBox().then((box) => (box ? box.y + box.height : Infinity));
    const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    expect(await end(panel(page).locator('[aria-current=page]'))).toBeLessThanOrEqual(banner?.y ?? 0);
  });

  test('marks the current page in forced colors mode', async ({ visitAs }) => {
    const { page } = await visitAs({ forcedColors: 'active' }, '/components/accordion');
    const backgroundOf = (selector: string): Promise<string> =>
      panel(page)
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await backgroundOf('[aria-current=page]')).not.toBe(await backgroundOf('a[href="/components/alert"]'));

    // What matches in a list of results stays readable: it has the ground that its color belongs to.
    const colorsOf = (found: Locator): Promise<{ color: string; ground: string }> =>
      found.first().evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, ground: backgroundColor };
      });
    const expected = await page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.cssText = 'color: MarkText; background-color: Mark';
      document.body.append(sample);
      const { color, backgroundColor } = getComputedStyle(sample);
      return { color, ground: backgroundColor };
    });
    expect(expected.color).not.toBe(expected.ground);
    await page.getByRole('searchbox', { name: 'Find in navigation' }).fill('accordion');
    expect(await colorsOf(page.locator('.pb-filter-results mark'))).toEqual(expected);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('accordion');
    expect(await colorsOf(page.locator('[data-result] mark'))).toEqual(expected);
  });

  test('opens and closes a section by keyboard', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    const toggle = page.getByRole('button', { name: 'Pages of Layouts' });
    const link = panel(page).locator('a[href="/layouts/flex"]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'visible' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'hidden' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the side navigation of a narrow viewport', () => {
  test('opens by its button and takes focus; Escape returns focus', async ({ visitAs }) => {
    const { page } = await visitAs(NARROW, '/components/accordion');
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await panel(page).waitFor({ state: 'visible' });
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page)).toBeFocused();
  });

  test('is skipped in tab order while it is closed', async ({ visitAs }) => {
    const { page } = await visitAs(NARROW, '/components/accordion');
    await button(page).focus();
    const visited: boolean[] = [];
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      visited.push(await panel(page).evaluate((element) => element.contains(document.activeElement)));
    }
    expect(visited).not.toContain(true);
  });

  test('closes when a link is followed', async ({ visitAs }) => {
    const { page } = await visitAs(NARROW, '/components/accordion');
    await button(page).click();
    await choosePage(page, '/components/button');
    await panel(page).waitFor({ state: 'hidden' });
    await expect(page.locator('h1')).toHaveText('Button');
  });

  test('closes on a click outside', async ({ visitAs }) => {
    const { page } = await visitAs(NARROW, '/components/accordion');
    await button(page).click();
    await panel(page).waitFor({ state: 'visible' });
    await page.mouse.click(NARROW.viewport.width - 20, NARROW.viewport.height / 2);
    await panel(page).waitFor({ state: 'hidden' });
  });
});
