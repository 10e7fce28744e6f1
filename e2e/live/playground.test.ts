import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { readPage } from '../support/readSite.ts';

import { storePreferences } from '../support/storePreferences.ts';

const SITE = 'sites/patternfly';

const PATH = '/components/button';
const WAIT = { timeout: 15_000 };

function playground(page: Page) {
  const section = page.getByRole('region', { name: 'Playground' });
  return {
    section,
    frame: section.frameLocator('iframe[data-shown]'),
    code: () => section.locator('.pb-import-code').innerText(),
    /** The label of a select also contains its options. */
    choice: (name: string) => section.getByRole('combobox', { name: new RegExp(`^${name}`) }),
    control: (name: string) => section.getByLabel(name, { exact: true }),
    /** Opens the disclosure of the properties after the first ones. */
    showMore: () => section.getByText(/^\d+ more properties$/).click(),
    reset: section.getByRole('button', { name: 'Reset' })
  };
}

const hash = (page: Page) => page.evaluate(() => location.hash);

test.describe('the playground of a component', () => {
  test('is in the document, before the examples and with the state of the first one', () => {
    const [before = '', section = ''] = readPage(SITE, PATH).split('class="pb-playground"');
    expect(before).not.toContain('class="pb-example');
    expect(section).toContain('&lt;Button&gt;Primary&lt;/Button&gt;');
    expect(section).toMatch(/data-root=""><button class="pf-v6-c-button pf-m-primary"/);
  });

  test('renders changed props, and updates code and URL', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const { section, frame, code, choice, control, showMore, reset } = playground(page);
    await choice('variant').selectOption('danger');
    await frame.locator('.pf-v6-c-button.pf-m-danger').waitFor();
    await showMore();
    await control('isDisabled').check();
    await control('Content').fill('Remove <all> {1}');
    await frame.getByRole('button', { name: 'Remove <all> {1}', disabled: true }).waitFor();
    expect(await code()).toBe('<Button variant="danger" isDisabled>{"Remove <all> {1}"}</Button>');
    await expect(section.getByRole('button', { name: 'Copy the code of Button' })).toHaveAttribute(
      'data-copy',
      await code()
    );
    await expect.poll(() => hash(page), WAIT).toMatch(/^#props-playground\?.*variant=danger/);
    await reset.click();
    await section.locator('[data-preview]').waitFor();
    expect(await code()).toBe('<Button>Primary</Button>');
    await expect(section.locator('iframe')).toHaveCount(0);
    await expect.poll(() => hash(page), WAIT).toBe('#props-playground');
    expect(errors.list).toEqual([]);
  });

  test('restores its state from the URL, with strings kept as text', { tag: '@full' }, async ({ visit }) => {
    const attack = encodeURIComponent('{alert(document.domain)}<img src=x onerror=alert(1)>');
    const { page } = await visit(`${PATH}#props-playground?variant=link&isInline=true&children=${attack}`);
    const { frame, choice, control } = playground(page);
    const button = frame.locator('.pf-v6-c-button.pf-m-link.pf-m-inline');
    await button.waitFor();
    await expect(button).toHaveText('{alert(document.domain)}<img src=x onerror=alert(1)>');
    await expect(frame.locator('img')).toHaveCount(0);
    await expect(choice('variant')).toHaveValue('link');
    await expect(control('isInline')).toBeChecked();
    await expect
      .poll(() => page.locator('#props-playground').evaluate((heading) => heading.getBoundingClientRect().top), WAIT)
      .toBeLessThan(250);
  });

  test('copies its code to the editor of an example', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const { section, choice } = playground(page);
    await choice('variant').selectOption('danger');
    await section.getByRole('button', { name: 'Edit the code of Button in an example' }).click();
    const editor = page.locator('.pb-example .cm-content');
    await expect(editor).toContainText('<Button variant="danger">Primary</Button>', WAIT);
    await expect(editor).toBeFocused();
    const example = page.locator('.pb-example').filter({ has: page.locator('.cm-content') });
    await example.frameLocator('iframe[data-shown]').locator('.pf-v6-c-button.pf-m-danger').waitFor();
    await example.getByRole('button', { name: /^Reset/ }).click();
    await expect(editor).toContainText('Secondary', WAIT);
    expect(errors.list).toEqual([]);
  });

  test('loads nothing before the first interaction', async ({ context }) => {
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(PATH);
    await playground(page).section.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((address) => /^\/code|playground|exampleFrame|worker/.test(address))).toEqual([]);
    await playground(page).showMore();
    await playground(page).control('isDisabled').check();
    await playground(page).frame.locator('button').waitFor();
    expect(requested.some((address) => address.startsWith('/code/'))).toBe(true);
  });

  test(
    'fits a phone in right-to-left direction, without accessibility violations',
    { tag: '@full' },
    async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 }, colorScheme: 'dark', hasTouch: true });
      await storePreferences(context, { 'patternbook-direction': 'rtl' });
      const page = await context.newPage();
      await page.goto(PATH);
      const { section, control, frame, showMore } = playground(page);
      await showMore();
      await control('isDisabled').tap();
      await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl', WAIT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await section.locator('[data-preview]').waitFor({ state: 'hidden' });
      expect(await axeViolations(page, { include: ['.pb-playground'], exclude: ['[data-preview]', 'iframe'] })).toEqual(
        []
      );
    }
  );
});
