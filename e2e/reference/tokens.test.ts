import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { distanceBelowBars, pageShown, scrollSettled } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { trimContent } from '../support/trimContent.ts';

const PATH = '/tokens/all-tokens';
const BACKGROUND = '--pf-t--global--background--color--primary--default';
const SPACER = '--pf-t--global--spacer--md';
const ALL = '1,167 tokens';
/** Address at which the list starts with all tokens. */
const ALL_PATH = `${PATH}?show=all`;

/** Timeout for changes that need a script or follow the URL. */
const SOON = { timeout: 10_000 };

const row = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`);
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter by name or value' });
const facet = (page: Page, group: string, name: RegExp): Locator =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name });
const filters = (page: Page): Locator => page.locator('.pb-filter-menu > summary');
const count = (page: Page): Promise<string> =>
  page.getByRole('search', { name: 'Tokens' }).getByRole('status').innerText();
const headings = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const contents = (page: Page): Promise<string[]> => page.locator('.pb-contents-link:visible').allInnerTexts();
/** Numbers of tokens in the headings of the groups that are shown. */
const groupCounts = (page: Page): Promise<string[]> => page.locator('[data-row-count]:visible').allInnerTexts();
const search = (page: Page): string => new URL(page.url()).search;

test.describe('a token', () => {
  test('has a row with an anchor', async ({ visit }) => {
    const { page, errors } = await visit(`${PATH}#${BACKGROUND}`);
    await scrollSettled(page);
    const distance = await distanceBelowBars(page, `[id="${BACKGROUND}"]`);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(40);
    const outlineOf = (name: string): Promise<string> =>
      row(page, name).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlineOf(BACKGROUND)).toBe('solid');
    expect(await outlineOf(SPACER)).toBe('none');
    expect(errors.list).toEqual([]);
  });

  for (const width of [1440, 390]) {
    test(`opens by a click on its name, ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 844 } }, PATH);
      await row(page, BACKGROUND).scrollIntoViewIfNeeded();
      const name = await row(page, BACKGROUND).locator('> a').boundingBox();
      const open = row(page, BACKGROUND).locator('details[open]');
      await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) + 10);
      await expect(open).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe('');
      await open.getByRole('link').first().click();
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
    });
  }

  test('shows a translucent color in short, and is found by what the package writes', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, `${PATH}?q=rgb(199`);
    const shown = page.locator('.pb-token:visible');
    await expect(shown.first().locator('summary code').first()).toHaveText(/^#[\da-f]{6} \d+%$/);
    const heights = await shown.evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(45);
    await shown.first().locator('summary').click();
    await expect(shown.first().locator('dd').first()).toHaveText(/rgb\(199/);
  });

  test('shows its references step by step', async ({ visit }) => {
    const { page } = await visit(`${PATH}#${BACKGROUND}`);
    const steps = row(page, BACKGROUND).locator('.pb-chain:visible');
    await expect(steps).toHaveText('--pf-t--global--background--color--100\n→ --pf-t--color--white\n→ #ffffff', {
      useInnerText: true
    });
    await steps.getByRole('link').first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#--pf-t--global--background--color--100');
    await scrollSettled(page);
    expect(await distanceBelowBars(page, '[id="--pf-t--global--background--color--100"]')).toBeLessThan(40);
  });

  test('links to the variables that use it, and they link back', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${PATH}#${SPACER}`);
    // Its address opens it.
    await row(page, SPACER).getByRole('link', { name: 'pf-v6-c-accordion', exact: true }).click();
    await pageShown(page, '/components/accordion');
    expect(new URL(page.url()).hash).toBe('#pf-v6-c-accordion');
    await scrollSettled(page);
    expect(await distanceBelowBars(page, '#pf-v6-c-accordion')).toBeGreaterThanOrEqual(0);

    const variable = row(page, '--pf-v6-c-accordion__toggle--PaddingInlineEnd');
    await variable.locator('summary').click();
    await variable.getByRole('link', { name: SPACER, exact: true }).click();
    await pageShown(page, PATH);
    await expect.poll(() => distanceBelowBars(page, `[id="${SPACER}"]`), SOON).toBeLessThan(40);
  });

  test('shows the values of both color schemes in the current contrast', async ({ newContext }) => {
    const shown = async (colorScheme: 'light' | 'dark', contrast: string): Promise<string[]> => {
      const context = await newContext({ colorScheme });
      await storePreferences(context, { 'high-contrast-preference': contrast });
      const page = await context.newPage();
      await page.goto(`${PATH}#${BACKGROUND}`);
      const swatches = row(page, BACKGROUND).locator('summary > span:visible i');
      return [
        ...(await row(page, BACKGROUND).locator('summary > span:visible code').allInnerTexts()),
        ...(await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue('--v'))))
      ];
    };
    const plain = ['#ffffff', '#292929'];
    expect(await shown('light', 'off')).toEqual([...plain, ...plain]);
    expect(await shown('dark', 'off')).toEqual([...plain, ...plain]);
    expect(await shown('dark', 'on')).toEqual(['#ffffff', '#000000', '#ffffff', '#000000']);
  });

  test('tells screen readers which value is which', async ({ visit }) => {
    const { page } = await visit(`${PATH}#${BACKGROUND}`);
    await expect(row(page, BACKGROUND)).toMatchAriaSnapshot(`
      - listitem:
        - link "${BACKGROUND}"
        - button "Copy var(${BACKGROUND})"
        - group:
          - code: "Light #ffffff"
          - code: "Dark #292929"
          - text: /^\\d+ uses$/
    `);
  });

  test('updates when the theme changes', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${PATH}#${BACKGROUND}`);
    const value = row(page, BACKGROUND).locator('summary > span:visible');
    await expect(value).toHaveText(/#292929/);
    await page.getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('group', { name: 'High contrast' }).getByRole('radio', { name: 'On', exact: true }).check();
    await expect(value).toHaveText(/#000000/);
  });

  test('can be copied for CSS and JavaScript', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${PATH}#${SPACER}`);
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await row(page, SPACER)
      .getByRole('button', { name: `Copy var(${SPACER})` })
      .click();
    await page.getByRole('tooltip').getByText('Code copied').waitFor();
    expect(await clipboard()).toBe(`var(${SPACER})`);
    await row(page, SPACER).getByRole('button', { name: 'Copy import' }).click();
    await expect
      .poll(clipboard)
      .toBe("import t_global_spacer_md from '@patternfly/react-tokens/dist/esm/t_global_spacer_md';");
  });
});

test.describe('the list of tokens', () => {
  test('starts with semantic tokens by role, and shows all others on demand', async ({ visitAs }) => {
    const { page, errors } = await visitAs({ viewport: { width: 1600, height: 900 } }, PATH);
    expect((await headings(page)).slice(0, 4)).toEqual(['Background', 'Border color', 'Text color', 'Icon color']);
    expect(await headings(page)).not.toContain('Palette color');
    expect(await contents(page)).toEqual(await headings(page));
    await expect(page.locator('.pb-disclosure > details[open]')).toHaveCount(1);
    await filters(page).click();
    await expect(facet(page, 'Layer', /^Semantic/)).toBeChecked();
    const shown = await page
      .locator('.pb-token')
      .evaluateAll((rows) => rows.filter((each) => each.closest('[hidden]') === null).length);
    expect(shown).toBeGreaterThan(100);
    expect(await count(page)).toBe(`${shown} of 1,167 tokens`);
    await page.getByRole('button', { name: 'Show all tokens' }).click();
    await expect.poll(() => count(page), SOON).toBe(ALL);
    await expect(page.getByRole('heading', { level: 2, name: 'Palette color' })).toBeVisible();
    expect(await contents(page)).toEqual(await headings(page));
    await expect.poll(() => search(page), SOON).toBe('?show=all');
    expect(errors.list).toEqual([]);
  });

  test('shows a linked token that it does not start with', async ({ visit }) => {
    const { page } = await visit(`${PATH}#--pf-t--color--blue--30`);
    await scrollSettled(page);
    await expect(row(page, '--pf-t--color--blue--30')).toBeInViewport();
    await expect(row(page, '--pf-t--color--blue--30').locator('details')).toHaveAttribute('open');
  });

  test('is in the table of contents by role', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, PATH);
    await page.locator('.pb-contents').getByRole('link', { name: 'Spacer' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#tokens-spacer');
    await scrollSettled(page);
    expect(await distanceBelowBars(page, '#tokens-spacer')).toBeLessThan(60);
  });

  test('filters while the reader types, with a count', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await field(page).pressSequentially('background primary default');
    await expect.poll(() => count(page), SOON).toMatch(/^\d+ of 1,167 tokens$/);
    await expect(row(page, BACKGROUND)).toBeVisible();
    await expect(row(page, SPACER)).toBeHidden();
    // The count of an earlier letter may have the same form.
    await expect.poll(() => headings(page), SOON).toEqual(['Background', 'Read the table']);
    await field(page).fill('t_global_spacer_md');
    await expect(row(page, SPACER)).toBeVisible();
    expect(errors.list).toEqual([]);
  });

  test('keeps the numbers in headings and the contents list true', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, PATH);
    await field(page).fill('danger border');
    await expect.poll(() => headings(page), SOON).toEqual(['Border color', 'Read the table']);
    expect(await contents(page)).toEqual(['Border color', 'Read the table']);
    const shown = await page.locator('.pb-token:visible').count();
    expect(shown).toBeGreaterThan(0);
    expect(await groupCounts(page)).toEqual([expect.stringMatching(`^${shown} of \\d+ tokens$`)]);
    expect(await count(page)).toBe(`${shown} of 1,167 tokens`);
    await filters(page).click();
    await expect(
      page.getByRole('group', { name: 'Role' }).locator('.pb-facet', { hasText: 'Border color' })
    ).toHaveText(`Border color ${shown}`);
    await expect(page.getByRole('group', { name: 'Role' }).locator('.pb-facet', { hasText: 'Spacer' })).toHaveText(
      'Spacer 0'
    );
  });

  test('has the state without interaction before hover and clicked', async ({ visit }) => {
    const { page } = await visit(PATH);
    const names = await page.locator('.pb-token').evaluateAll((rows) => rows.map(({ id }) => id));
    const family = '--pf-t--global--border--color--status--danger--';
    expect(names.filter((name) => name.startsWith(family))).toEqual(
      ['default', 'hover', 'clicked'].map((state) => family + state)
    );
  });

  for (const width of [1280, 1220, 600, 390]) {
    test(`has a filter in one line that stays in view, ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 844 } }, PATH);
      await page.mouse.wheel(0, 1000);
      await scrollSettled(page);
      await expect(field(page)).toBeInViewport();
      const [fieldBox, buttonBox] = [await field(page).boundingBox(), await filters(page).boundingBox()];
      const middle = (box: typeof fieldBox): number => (box ? box.y + box.height / 2 : 0);
      expect(Math.abs(middle(fieldBox) - middle(buttonBox))).toBeLessThan(4);
      const covered = await page.locator('.pb-filter-bar').evaluate((bar) => {
        const { left, top, bottom } = bar.getBoundingClientRect();
        return { isOnTop: bar.contains(document.elementFromPoint(left + 30, bottom - 20)), height: bottom - top };
      });
      expect(covered.isOnTop).toBe(true);
      expect(covered.height).toBeLessThan(90);
      const names = await page.locator('.pb-token-schemes').first().boundingBox();
      const bar = await page.locator('.pb-filter-bar').boundingBox();
      const end = (bar?.y ?? 0) + (bar?.height ?? 0);
      if (width < 576) {
        // What comes of the filter, and the names of the columns, scroll away.
        expect(end).toBeLessThanOrEqual(150);
        expect(names?.y).toBeLessThan(end);
      } else {
        expect(Math.abs((names?.y ?? 0) - end)).toBeLessThanOrEqual(2);
      }
    });
  }

  test('filters by layer and role', async ({ visit }) => {
    const { page } = await visit(ALL_PATH);
    await filters(page).click();
    await facet(page, 'Role', /^Font/).check();
    await expect.poll(() => headings(page), SOON).toEqual(['Font', 'Read the table']);
    await facet(page, 'Layer', /^Base/).focus();
    await page.keyboard.press('Space');
    const layers = page.locator('.pb-token:visible');
    expect(new Set(await layers.evaluateAll((rows) => rows.map((each) => each.dataset['values'])))).toEqual(
      new Set(['layer:base'])
    );
    expect(await count(page)).toBe(`${await layers.count()} of 1,167 tokens`);
  });

  test('has an empty state with a reset', async ({ visit }) => {
    const { page } = await visit(PATH);
    await field(page).fill('no such token');
    await page.getByRole('heading', { name: /^No tokens match/ }).waitFor();
    expect(await headings(page)).toEqual([expect.stringMatching(/^No tokens match/), 'Read the table']);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    expect(await count(page)).toBe(ALL);
    await expect(field(page)).toBeFocused();
    expect(search(page)).toBe('?show=all');
  });

  test('restores its filters from the URL', async ({ visit, context }) => {
    const { page } = await visit(ALL_PATH);
    await field(page).fill('radius');
    await filters(page).click();
    await facet(page, 'Layer', /^Semantic/).check();
    await expect.poll(() => search(page), SOON).toBe('?layer=semantic&q=radius');
    const expected = await count(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect.poll(() => count(other), SOON).toBe(expected);
    await expect(field(other)).toHaveValue('radius');
    await filters(other).click();
    await expect(facet(other, 'Layer', /^Semantic/)).toBeChecked();

    await page.locator('#pb_navigation').getByRole('link', { name: 'Layouts' }).first().click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).not.toBe(PATH);
    await pageShown(page, new URL(page.url()).pathname);
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => count(page), SOON).toBe(expected);
  });

  test('reveals a linked token that the filter hides, and restores the filter afterwards', async ({ visit }) => {
    const { page } = await visit(`${PATH}?q=background+primary+default`);
    await expect.poll(() => headings(page), SOON).toEqual(['Background', 'Read the table']);
    await row(page, BACKGROUND).locator('summary').click();
    await row(page, BACKGROUND).getByRole('link', { name: '--pf-t--color--white' }).click();
    await expect.poll(() => count(page), SOON).toBe(ALL);
    await scrollSettled(page);
    expect(Math.abs(await distanceBelowBars(page, '[id="--pf-t--color--white"]'))).toBeLessThan(40);
    expect(search(page)).toBe('?show=all');
    await page.goBack();
    await expect.poll(() => headings(page), SOON).toEqual(['Background', 'Read the table']);
    await expect(field(page)).toHaveValue('background primary default');
  });

  test('is readable without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${PATH}#${SPACER}`);
    await expect(row(page, SPACER).locator('summary')).toHaveText(/^1rem \d+ uses$/);
    await expect(page.locator('.pb-token')).toHaveCount(1167);
    await expect(field(page)).toBeHidden();
    await expect(filters(page)).toBeHidden();
    await expect(row(page, SPACER).getByRole('button')).toHaveCount(0);
    await row(page, SPACER).locator('summary').click();
    await expect(row(page, SPACER).getByRole('link', { name: '--pf-t--global--spacer--300' })).toBeVisible();
  });

  test('is the target of redirects from other editions', async ({ visit }) => {
    const { page } = await visit('/tokens/all-patternfly-tokens/tokens');
    expect(new URL(page.url()).pathname).toBe(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tokens');
  });

  for (const colorScheme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`has no axe violations, ${colorScheme}`, { tag: '@full' }, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme }, PATH);
      await trimContent(page);
      await page
        .locator('.pb-token details')
        .evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));
      expect(await axeViolations(page, { include: ['main'] })).toEqual([]);
    });
  }
});
