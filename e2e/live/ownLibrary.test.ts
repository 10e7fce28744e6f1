import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { WAIT } from './codePage.ts';

// Its library has neither the frame's tokens nor its rules for the body.
test.use({ site: 'sites/starter' });

const PATH = '/components/button';

/** Opens the code of the page's first example and replaces it. */
async function edit(page: Page, code: string): Promise<Locator> {
  const example = page.locator('.pb-example').first();
  const editor = example.getByRole('textbox', { name: /^Code of / });
  if (!(await editor.isVisible())) {
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: /^View code of / }).click();
  }
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  return example;
}

test.describe('edited examples of a library of its own', () => {
  test('follow the theme, and have the height of their content', async ({ visitAs }) => {
    const { page } = await visitAs({ colorScheme: 'dark' }, PATH);
    const show = async (name: string, style: string, [least, most]: [number, number]): Promise<Locator> => {
      const example = await edit(page, `export const Mine = () => <h3 style={{ ${style} }}>${name}</h3>;`);
      const root = example.frameLocator('iframe[data-shown]').locator('html');
      await root.getByText(name).waitFor(WAIT);
      // Neither cut nor scrolling.
      await expect.poll(() => root.evaluate((html) => html.scrollHeight - innerHeight), WAIT).toBe(0);
      // A frame shrinks after a rest.
      const isExpected = (): Promise<boolean> =>
        root.evaluate((_, [from, to]) => innerHeight > from && innerHeight < to, [least, most] as const);
      await expect.poll(isExpected, WAIT).toBe(true);
      return root;
    };
    const root = await show('plain', '', [0, 200]);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await show('with margins', 'margin: 40', [80, 200]);
    await show('as tall as the window', "margin: 0, minHeight: '100vh'", [0, 100]);
    await show('tall', "minHeight: '300px'", [300, 400]);
  });

  test('leave the line that is typed in where it is, and report a component without a result', async ({ visit }) => {
    const { page } = await visit(PATH);
    const example = await edit(page, "export const Mine = () => <p style={{ blockSize: '500px' }}>Tall</p>;");
    const live = example.locator('.pb-live');
    await expect(live).toHaveAttribute('data-live', 'shown', WAIT);
    const body = example.locator('.pb-code-body');
    await body.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }));
    const top = () => body.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    expect(await top()).toBe(200);

    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('x y');
    await expect(live).toHaveAttribute('data-live', 'failed', WAIT);
    expect(await top()).toBe(200);
    for (let count = 0; count < 3; count += 1) {
      await page.keyboard.press('Backspace');
    }
    await expect(live).toHaveAttribute('data-live', 'shown', WAIT);
    expect(await top()).toBe(200);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('export const Mine = () => <b>Hi</b>;');
    await example.frameLocator('iframe[data-shown]').getByText('Hi').waitFor(WAIT);
    await expect(example.locator('.cm-line')).toHaveText('export const Mine = () => <b>Hi</b>;');
    await edit(page, 'export const Mine = () => { <b>Hi</b> };');
    await expect(example.locator('.pb-preview-error')).toContainText('The component returns nothing.', WAIT);
  });

  test('show the settings of a preview below their button, and wide previews as a whole', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, PATH);
    const example = page.locator('.pb-example').first();
    const control = example.getByRole('button', { name: /^Preview settings of / });
    await example.scrollIntoViewIfNeeded();
    await control.click();
    const settings = example.getByRole('group', { name: /^Preview settings of / });
    await expect(settings).toBeInViewport({ ratio: 1 });
    const top = () => settings.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const width = settings.getByRole('combobox', { name: 'Width' });
    await width.focus();
    const before = await top();
    await width.selectOption('Desktop, 1200');
    const root = example.frameLocator('iframe[data-shown]').locator('html');
    await expect.poll(() => root.evaluate(() => innerWidth), WAIT).toBe(1200);
    const row = example.locator('.pb-live-row');
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const frame = await example.locator('iframe[data-shown]').boundingBox();
    expect(frame?.width).toBeLessThan(390);
    expect(await top()).toBe(before);
  });
});

test('a press on an example before it is interactive is carried out', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(react|components-)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/components/feedback/meter', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuenow', '6');
  release();
  await expect(page.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuenow', '7', WAIT);
});
