import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/components/badge';
/** The section with its variables, open. */
const VARIABLES = `${PATH}#pf-v6-c-badge`;
const VARIABLE = '--pf-v6-c-badge--m-read--BackgroundColor';
const WAIT = { timeout: 15_000 };
const TOMATO = 'rgb(255, 99, 71)';

const row = (page: Page, name = VARIABLE) => page.locator(`[id="${name}"]`);
const field = (page: Page, name = VARIABLE) => page.getByRole('textbox', { name: `Value of ${name}`, exact: true });
const announced = (page: Page) => page.locator('#pb_announcer');
const badgeColor = (page: Page) =>
  page
    .locator('[data-preview] .pf-v6-c-badge.pf-m-read')
    .first()
    .evaluate((badge) => getComputedStyle(badge).backgroundColor);

/** Opens the value field by keyboard: from the name of the variable. */
async function edit(page: Page, value: string, name = VARIABLE): Promise<void> {
  await row(page, name).locator(`a[href="#${name}"]`).focus();
  const button = page.getByRole('button', { name: `Edit the value of ${name}`, exact: true });
  await button.waitFor();
  await button.press('Enter');
  await field(page, name).fill(value);
}

test.describe('overriding CSS variables', () => {
  test('applies to all examples of the page, and only there', async ({ visit }) => {
    const { page, errors } = await visit(VARIABLES);
    const own = await badgeColor(page);
    await edit(page, 'tomato');
    await expect.poll(() => badgeColor(page)).toBe(TOMATO);
    expect(await page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), VARIABLE)).toBe('');
    await expect(announced(page)).toHaveText(`${VARIABLE} is tomato in the examples on this page.`, WAIT);
    await page.keyboard.press('Escape');
    await expect.poll(() => badgeColor(page)).toBe(own);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Edit the value of ${VARIABLE}`);
    expect(errors.list).toEqual([]);
  });

  test('shows the effect beside the editor, and covers neither', async ({ visitAs }) => {
    const { page, errors } = await visitAs({ viewport: { width: 390, height: 800 } }, VARIABLES);
    await edit(page, 'tomato');
    const bar = page.getByRole('group', { name: 'Changed CSS variables' });
    await expect(bar.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '#read');
    const copy = bar.locator('.pf-v6-c-badge.pf-m-read').first();
    await expect(copy).toHaveCSS('background-color', TOMATO);
    const boxOf = (name: string) =>
      page.locator(name).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    await expect
      .poll(async () => (await boxOf('.pb-variable-editor')).bottom <= (await boxOf('.pb-changes-bar')).top)
      .toBe(true);
    expect((await boxOf('.pb-changes-bar')).bottom).toBeLessThanOrEqual((await boxOf('.pb-cookies')).top);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(async () => (await boxOf('.pb-changes-bar')).bottom).toBe(800);
    expect(errors.list).toEqual([]);
  });

  test('applies to an example in a frame', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(VARIABLES);
    const example = page.locator('.pb-example', { has: page.locator('.pf-m-read') }).first();
    await edit(page, 'tomato');
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: /^Preview settings of / }).click();
    await example.getByRole('combobox', { name: 'Color scheme' }).selectOption('Dark');
    const badge = example.frameLocator('iframe[data-shown]').locator('.pf-m-read').first();
    const color = () => badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(color, WAIT).toBe(TOMATO);
    await field(page).fill('rgb(1 2 3)');
    await expect.poll(color).toBe('rgb(1, 2, 3)');
  });

  test('reports invalid or incomplete colors, and keeps the last value', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(VARIABLES);
    await edit(page, 'tomato');
    await field(page).fill('tomatoe');
    await row(page).getByText('Your browser doesn’t recognize this color').waitFor();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await badgeColor(page)).toBe(TOMATO);
    await field(page).fill('red; } body { display: none');
    await row(page).getByText('This value isn’t complete yet').waitFor();
    await expect(page.locator('body')).toBeVisible();
    expect(await badgeColor(page)).toBe(TOMATO);
  });

  test('has a color picker', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(VARIABLES);
    await edit(page, 'var(--pf-t--global--color--status--danger--default)');
    const picker = row(page).getByLabel(`Color of ${VARIABLE}`);
    await expect(picker).not.toHaveValue('#000000');
    await picker.fill('#ff6347');
    await expect.poll(() => badgeColor(page)).toBe(TOMATO);
    await expect(field(page)).toHaveValue('#ff6347');
  });

  test('can be copied as CSS, and undone individually or all at once', async ({ visit }) => {
    const { page } = await visit(VARIABLES);
    const own = await badgeColor(page);
    const other = '--pf-v6-c-badge--FontWeight';
    await edit(page, 'tomato');
    await edit(page, '900', other);
    await page.getByText('2 values changed, only in the examples on this page.').waitFor();
    await page.getByRole('button', { name: 'Copy as CSS' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^\\.pf-v6-c-badge[^{]* \\{\n  ${VARIABLE}: tomato;\n`));
    await page.getByRole('button', { name: `Reset ${other}`, exact: true }).click();
    await page.getByText('1 value changed, only in the examples on this page.').waitFor();
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => badgeColor(page)).toBe(own);
    await expect(field(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('CSS variables');
  });

  test('ends with the page', async ({ visit }) => {
    const { page } = await visit(VARIABLES);
    const own = await badgeColor(page);
    await edit(page, 'tomato');
    await page.locator('.pb-tabs a', { hasText: 'HTML' }).first().click();
    await pageShown(page, `${PATH}/html`);
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => badgeColor(page), WAIT).toBe(own);
  });

  test(
    'are offered to fingers, fit a phone, and pass the accessibility checks',
    { tag: '@full' },
    async ({ visitAs }) => {
      const { page } = await visitAs(
        { viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' },
        VARIABLES
      );
      await row(page).getByRole('cell').first().tap();
      await page.getByRole('button', { name: `Edit the value of ${VARIABLE}`, exact: true }).tap();
      await field(page).fill('tomato');
      await expect.poll(() => badgeColor(page)).toBe(TOMATO);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeViolations(page, { include: [`[id="${VARIABLE}"]`, '.pb-changes-bar'] })).toEqual([]);
    }
  );
});
