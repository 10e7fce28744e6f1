import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { pageShown } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/components/button';
/** A color of the palette, of which those of buttons and links are made. */
const BASE = '--pf-t--global--color--brand--200';
const BRAND = '--pf-t--global--color--brand--default';
const THEME = `${BASE}: rgb(1 2 3);\n.pf-v6-theme-dark { --pf-t--global--dark--color--brand--100: rgb(9 8 7) }\n`;
const OWN = 'rgb(1, 2, 3)';
const OWN_DARK = 'rgb(9, 8, 7)';
const WAIT = { timeout: 15_000 };

const field = (page: Page) => page.getByRole('textbox', { name: 'CSS of your theme' });
const bar = (page: Page) => page.getByRole('region', { name: 'Your own theme' });
const primary = (page: Page) => page.locator('[data-preview] .pf-v6-c-button.pf-m-primary').first();
const status = (page: Page) => page.locator('.pb-own-theme-status');
const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
/** The color of the brand in the interface. */
const shellBrand = (page: Page, element = 'body') =>
  page.locator(element).evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), BRAND);

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('button', { name: 'Your own theme…' }).click();
  await expect(field(page)).toBeFocused(WAIT);
}

async function paste(page: Page, css: string): Promise<void> {
  await openDialog(page);
  await field(page).fill(css);
  await expect(bar(page)).toBeAttached(WAIT);
}

test.describe('a theme of the reader’s own', () => {
  test('applies to examples on all pages until it is reset, and to nothing else', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const own = await colorOf(primary(page));
    const brand = await shellBrand(page);
    await paste(page, THEME);
    await expect(status(page)).toContainText('The examples have 2 values of yours.');
    await expect.poll(() => colorOf(primary(page))).toBe(OWN);
    expect(await shellBrand(page)).toBe(brand);
    expect(await shellBrand(page, 'dialog')).toBe(brand);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Display settings' })).toBeFocused();

    await page.getByRole('link', { name: 'Card', exact: true }).first().click();
    await pageShown(page, '/components/card');
    expect(await shellBrand(page)).toBe(brand);
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    await page.reload();
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    await bar(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => colorOf(primary(page))).toBe(own);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('patternbook-own-theme'))).toBeNull();
    expect(errors.list).toEqual([]);
  });

  test('applies to the document of an example, which has a way to change it, and a way back', async ({
    newContext
  }) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(`${PATH}/variant-examples`);
    await page.evaluate((css) => localStorage.setItem('patternbook-own-theme', css), THEME);
    await page.reload();
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    await page.locator('.pb-controls summary').click();
    await expect(bar(page)).toContainText('This example has your own theme with 2 values.');
    await bar(page).getByRole('link', { name: 'Edit it on the page' }).click();
    await expect(field(page)).toHaveValue(THEME, WAIT);
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack();
    await page.locator('.pb-controls summary').click();
    await bar(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => colorOf(primary(page))).not.toBe(OWN);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('.pb-controls summary')).toBeFocused();
  });

  test('is there from the first paint on the next page', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await page.goto(PATH);
    await paste(page, THEME);
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    const shown = await primary(page).evaluate((element) => getComputedStyle(element).cssText);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(PATH);
    expect(await colorOf(primary(page))).toBe(OWN);
    expect(await primary(page).evaluate((element) => getComputedStyle(element).cssText)).toBe(shown);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Colors change over a moment.
    await expect.poll(() => colorOf(primary(page))).toBe(OWN_DARK);
  });

  test('applies to edited examples, and to each theme of the site', async ({ visit }) => {
    const { page } = await visit(`${PATH}#variant-examples`);
    await paste(page, THEME);
    await page.keyboard.press('Escape');
    const example = page
      .locator('#variant-examples')
      .locator('xpath=ancestor-or-self::*[contains(@class,"pb-example")][1]');
    await example.getByRole('button', { name: /^Preview settings of / }).click();
    await example.getByRole('combobox', { name: 'Color scheme' }).selectOption('Dark');
    const framed = example.frameLocator('iframe[data-shown]').locator('.pf-m-primary').first();
    await expect.poll(() => colorOf(framed), WAIT).toBe(OWN_DARK);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => colorOf(primary(page))).toBe(OWN_DARK);
  });

  test('comes with a link, which changes nothing else of the address', async ({ visit, newContext }) => {
    const { page } = await visit(PATH);
    await paste(page, THEME);
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#theme=');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await (await newContext()).newPage();
    await other.goto(link);
    await expect(bar(other)).toContainText('Examples have your own theme.', WAIT);
    await expect.poll(() => colorOf(primary(other)), WAIT).toBe(OWN);
    expect(new URL(other.url()).hash).toBe('');
    await other.reload();
    await expect.poll(() => colorOf(primary(other)), WAIT).toBe(OWN);

    // A reader with a theme of his own gets it back.
    await bar(other).getByRole('button', { name: 'Edit' }).click();
    await field(other).fill(`${BASE}: rgb(4 5 6)`);
    await expect.poll(() => colorOf(primary(other)), WAIT).toBe('rgb(4, 5, 6)');
    await other.keyboard.press('Escape');
    await other.evaluate((hash) => location.assign(hash), new URL(link).hash);
    await expect.poll(() => colorOf(primary(other)), WAIT).toBe(OWN);
    await bar(other).getByRole('button', { name: 'Back to my theme' }).click();
    await expect.poll(() => colorOf(primary(other))).toBe('rgb(4, 5, 6)');
    await other.evaluate(() => location.assign('#theme=damaged'));
    await expect(bar(other)).toContainText('The theme in this link is damaged');
  });

  test('takes nothing that requests an address, from a text, storage, or a link', async ({ visit, address }) => {
    const { page, errors } = await visit(PATH);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const evil = 'https://evil.example/';
    const values = [
      `url(${evil}1)`,
      `URL("${evil}2")`,
      `\\75 rl(${evil}3)`,
      `u\\72l("${evil}4")`,
      `image-set("${evil}5" 1x)`,
      `-webkit-image-set(url(${evil}6) 1x)`,
      `"/*" url(${evil}7) "*/"`,
      `var(--none, url(${evil}8))`,
      `red) } * { background: url(${evil}9`,
      `url/**/(${evil}10)`,
      `src("${evil}11")`,
      `cross-fade(url(${evil}12), url(${evil}13))`
    ];
    const names = [
      '--pf-t--global--background--color--primary--default',
      '--pf-t--global--background--image--default',
      '--pf-v6-c-button--BackgroundColor'
    ];
    const css = [
      `@import url(${evil}import.css);`,
      `@font-face { font-family: x; src: url(${evil}font) }`,
      `:root { background: url(${evil}0) } * { --a: url(${evil}a); cursor: url(${evil}b), auto }`,
      ...values.flatMap((value) => names.map((name) => `${name}: ${value};`)),
      '} body { display: none } :root {'
    ].join('\n');
    await openDialog(page);
    await field(page).fill(css);
    await expect(status(page)).toContainText('Nothing here is a custom property', WAIT);
    await expect(page.getByRole('heading', { name: /^Left out: \d\d parts$/ })).toBeVisible();
    await field(page).fill(`${BASE}: rgb(1 2 3);\n${css}`);
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(() => colorOf(primary(page)), WAIT).toBe(OWN);
    await expect(page.locator('body')).toBeVisible();
    const sheet = await page.locator('#pb_own-theme').evaluate((style) => style.textContent);
    expect(sheet).not.toMatch(/url|evil|image-set/i);
    expect(requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
    expect(errors.list).toEqual([]);
  });

  test('tells which colors have too little contrast, before and after', async ({ visit }) => {
    const { page } = await visit(PATH);
    await paste(page, `${BASE}: #ddd;`);
    await expect(status(page)).toContainText('too little contrast', WAIT);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Checked: \d+ pairs of colors in 12 themes\./)).toBeVisible();
    const pair = dialog
      .getByRole('listitem')
      .filter({ hasText: `text--color--on-brand--default on ${BRAND}` })
      .first();
    await expect(pair).toContainText('1.3:1 instead of at least 4.5:1; 5.5:1 without your theme');
    expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
  });

  test('starts with a sample, and tries again to load the colors', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.route('**/api/tokens.json', (route) => route.abort(), { times: 1 });
    await paste(page, `${BASE}: #111`);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByText(/^Checked: /)).toBeVisible(WAIT);
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'Start with colors of this site' }).click();
    await expect(field(page)).toHaveValue(new RegExp(`^${BRAND}: #`, 'm'));
    await expect(status(page)).toContainText('The examples have 3 values of yours.');
  });

  test('opens from the palette, fits a phone, and passes the accessibility checks', async ({ visitAs }) => {
    const { page, errors } = await visitAs(
      { viewport: { width: 390, height: 800 }, colorScheme: 'dark', hasTouch: true },
      PATH
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill('own theme');
    await page.getByRole('option', { name: /Try your own theme/ }).click();
    await field(page).fill(`${THEME}.card { --a: 1 }`);
    await expect(page.getByText('Left out: 1 part')).toBeVisible(WAIT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect.poll(async () => (await field(page).boundingBox())?.height ?? 0).toBeGreaterThan(150);
    expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    const edges = async () => {
      const [own, banner] = [await bar(page).boundingBox(), await page.locator('.pb-cookies').boundingBox()];
      return { end: (own?.y ?? 0) + (own?.height ?? 0), start: banner?.y ?? 0 };
    };
    await expect.poll(async () => (await edges()).end <= (await edges()).start).toBe(true);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(async () => (await edges()).end).toBeGreaterThan(770);
    expect(await axeViolations(page, { include: ['.pb-own-theme-bar'] })).toEqual([]);
    expect(errors.list).toEqual([]);
  });

  test('lasts for the visit where the browser stores nothing', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await page.goto(PATH);
    await paste(page, THEME);
    await expect(status(page)).toContainText('Your browser doesn’t store it', WAIT);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Card', exact: true }).first().click();
    await pageShown(page, '/components/card');
    await expect(bar(page)).toBeVisible();
  });

  test('loads nothing for readers without one', async ({ visit }) => {
    const { page } = await visit(PATH);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    expect(requests.filter((url) => /ownTheme|culori|tokens\.json/i.test(url))).toEqual([]);
  });
});
