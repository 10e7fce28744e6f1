import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { readPage } from '../support/readSite.ts';
import { typeOver } from './codePage.ts';
import { encodeShared } from '../../engine/src/ui/example/share/sharedCode.ts';
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
    reset: section.getByRole('button', { name: 'Reset', exact: true }),
    edit: section.getByRole('button', { name: 'Edit the code of Button' }),
    editor: section.locator('.cm-content'),
    notice: section.getByText(/^You edited the code/),
    resetCode: section.getByRole('button', { name: 'Reset code', exact: true })
  };
}

const hash = (page: Page) => page.evaluate(() => location.hash);

test.describe('the playground of a component', () => {
  test('is in the document, before the examples and with the state of the plainest one', () => {
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

  test('has its controls beside a narrow component, which stays in its place when it changes', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, PATH);
    const { section, frame, choice } = playground(page);
    const specimen = section.locator('[data-root] > button');
    await specimen.scrollIntoViewIfNeeded();
    const [before, control] = [await specimen.boundingBox(), await choice('variant').boundingBox()];
    expect(control?.x).toBeGreaterThan((before?.x ?? Infinity) + (before?.width ?? 0));
    await choice('variant').selectOption('danger');
    const changed = frame.locator('.pf-v6-c-button.pf-m-danger');
    await changed.waitFor();
    await expect(section.locator('[data-live]')).toHaveAttribute('data-live', 'shown');
    const after = await changed.boundingBox();
    expect(Math.abs((after?.x ?? Infinity) - (before?.x ?? 0))).toBeLessThan(2);
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(2);
    expect((await choice('variant').boundingBox())?.y).toBe(control?.y);
  });

  test('has its controls below a component that is as wide as its container, and on phones', async ({ visitAs }) => {
    for (const [path, width] of [['/components/alert', 1440] as const, [PATH, 390] as const]) {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, path);
      const { section } = playground(page);
      await section.scrollIntoViewIfNeeded();
      const preview = await section.locator('[data-preview]').boundingBox();
      const field = await section.getByRole('combobox').first().boundingBox();
      expect(field?.y).toBeGreaterThan((preview?.y ?? Infinity) + (preview?.height ?? 0));
    }
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

  test('shows properties that need another one only with that', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { choice, control, showMore, frame, code } = playground(page);
    await showMore();
    await expect(choice('hamburgerVariant')).toHaveCount(0);
    await control('isHamburger').check();
    await choice('hamburgerVariant').selectOption('collapse');
    expect(await code()).toContain('isHamburger hamburgerVariant="collapse"');
    await frame.locator('.pf-v6-c-button.pf-m-hamburger').waitFor();
    await choice('variant').selectOption('stateful');
    await expect(choice('state')).toBeVisible();
  });

  test('has its component in the middle of a canvas, also in the isolated frame', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { section, frame, choice } = playground(page);
    const middleOf = async (outer: Locator, inner: Locator) => {
      const [around, box] = [await outer.boundingBox(), await inner.boundingBox()];
      return around && box && [box.x + box.width / 2 - around.x - around.width / 2, box.y - around.y];
    };
    const preview = section.locator('[data-preview]');
    const [x = NaN, y = NaN] = (await middleOf(preview, preview.getByRole('button'))) ?? [];
    expect(Math.abs(x)).toBeLessThan(1);
    await choice('variant').selectOption('danger');
    await frame.locator('.pf-m-danger').waitFor();
    await preview.waitFor({ state: 'hidden' });
    const place = section.locator('.pb-live-place');
    await expect(async () => {
      const [xInFrame = NaN, yInFrame = NaN] = (await middleOf(place, frame.locator('.pf-m-danger'))) ?? [];
      expect(Math.abs(xInFrame)).toBeLessThan(1);
      expect(Math.abs(yInFrame - y)).toBeLessThanOrEqual(1);
    }).toPass(WAIT);
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await frame.locator('body').evaluate(colorOf)).toBe(
      await preview.evaluate((element) => getComputedStyle(element).backgroundColor)
    );
  });

  test('has checkboxes at the middle of their labels, in line with the fields', async ({ visit }) => {
    const { page } = await visit('/components/search-input');
    const offsets = await page.locator('.pb-playground').evaluate((section) => {
      section.querySelectorAll('details').forEach((details) => (details.open = true));
      const middle = (element: Element | null): number => {
        const { top, height } = element?.getBoundingClientRect() ?? { top: NaN, height: NaN };
        return top + height / 2;
      };
      return [...section.querySelectorAll('.pf-v6-c-check')].map((check) =>
        Math.abs(middle(check.querySelector('input')) - middle(check.querySelector('label')))
      );
    });
    expect(offsets.length).toBeGreaterThan(3);
    expect(Math.max(...offsets)).toBeLessThan(1);
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

test.describe('the code of a playground', () => {
  test('is edited in its own place, and other examples stay as they are', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const { section, frame, choice, control, edit, editor, notice, resetCode } = playground(page);
    const examples = () => page.locator('.pb-example').evaluateAll((all) => all.map(({ textContent }) => textContent));
    await choice('variant').selectOption('danger');
    await page.locator('.pb-example').first().scrollIntoViewIfNeeded();
    await page.locator('.pb-example [data-control=COPY_CODE]').last().waitFor();
    await page.waitForLoadState('networkidle');
    const before = await examples();
    await edit.click();
    await expect(editor).toContainText('<Button variant="danger">Primary</Button>', WAIT);
    await expect(section.getByRole('button', { name: 'Hide code of Button', expanded: true })).toBeFocused();
    // The code follows the controls until it is edited.
    await control('isBlock').check();
    await expect(editor).toContainText('<Button variant="danger" isBlock>Primary</Button>');
    await typeOver(page, editor, 'Primary', 'Delete it');
    await frame.getByRole('button', { name: 'Delete it' }).waitFor();
    await expect(notice).toBeVisible();
    await expect(choice('variant')).toBeDisabled();
    await expect(control('isBlock')).toBeDisabled();
    expect(await examples()).toEqual(before);
    await expect(page.locator('.pb-example .cm-content, .pb-example iframe')).toHaveCount(0);

    await resetCode.click();
    await expect(editor).toContainText('<Button variant="danger" isBlock>Primary</Button>');
    await expect(choice('variant')).toBeFocused();
    await expect(notice).toHaveCount(0);
    await frame.getByRole('button', { name: 'Primary' }).waitFor();
    // Nothing is lost by it.
    await editor.press('Control+z');
    await expect(editor).toContainText('Delete it');
    await expect(choice('variant')).toBeDisabled();
    expect(errors.list).toEqual([]);
  });

  test('shows errors with their line, is kept on the visit, and leaves by keyboard', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { section, edit, editor, frame } = playground(page);
    await edit.focus();
    await page.keyboard.press('Enter');
    await editor.waitFor(WAIT);
    await page.keyboard.press('Tab');
    await typeOver(page, editor, '<Button>', '<Button');
    await expect(section.locator('.pb-preview-error')).toContainText('Line 3', WAIT);
    await page.keyboard.press('Control+z');
    await typeOver(page, editor, 'Primary', 'Kept');
    await frame.getByRole('button', { name: 'Kept' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();

    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/components/badge"]')?.click());
    await expect(page).toHaveURL('/components/badge');
    await page.goBack();
    await frame.getByRole('button', { name: 'Kept' }).waitFor(WAIT);
    await expect(editor).toContainText('Kept', WAIT);
  });

  test('is shared by a link, which opens it there', async ({ visit }) => {
    const code =
      "import { Button } from '@patternfly/react-core';\n\nexport const A = () => <Button>Shared</Button>;\n";
    const fragment = await encodeShared({ slug: 'props-playground', lang: 'ts', code });
    const { page, errors } = await visit(`${PATH}${fragment}`);
    const { section, editor, frame, choice, resetCode } = playground(page);
    await expect(editor).toContainText('Shared', WAIT);
    await frame.getByRole('button', { name: 'Shared' }).waitFor(WAIT);
    await expect(section.getByText(/^This code came with the link/)).toBeVisible();
    await expect(choice('variant')).toBeDisabled();
    await expect(section.getByRole('button', { name: 'Share code of Button' })).toBeVisible();
    await expect(page.locator('.pb-example .cm-content')).toHaveCount(0);
    await resetCode.click();
    await expect(editor).toContainText('<Button>Primary</Button>');
    await expect.poll(() => hash(page)).toBe('#props-playground');
    expect(errors.list).toEqual([]);
  });

  test('takes properties to try: by a control, or else in the code', async ({ visit }) => {
    const { page } = await visit(`${PATH}#prop-button-isblock`);
    const { frame, control, editor, notice } = playground(page);
    const tryIn = async (row: string): Promise<void> => {
      await page.locator(row).scrollIntoViewIfNeeded();
      await page.locator(row).hover();
      await page.locator(row).getByRole('button', { name: /^Try/ }).click();
    };
    await tryIn('#prop-button-isblock');
    await expect(control('isBlock')).toBeChecked(WAIT);
    await expect(control('isBlock')).toBeFocused();
    await frame.locator('.pf-m-block').waitFor();
    await expect(notice).toHaveCount(0);
    await tryIn('#prop-button-icon');
    await expect(editor).toContainText('icon="icon"', WAIT);
    await expect(editor).toBeFocused();
    await expect(notice).toBeVisible();
  });

  test('leaves the site as a project', { tag: '@full' }, async ({ newContext }) => {
    const page = await (await newContext({ acceptDownloads: true })).newPage();
    await page.goto(`${PATH}#props-playground?variant=danger`);
    const { section, edit, editor } = playground(page);
    await edit.click();
    await editor.waitFor(WAIT);
    await section.getByRole('button', { name: 'Open Button in a sandbox' }).click();
    const downloading = page.waitForEvent('download');
    await page.locator('[data-control=DOWNLOAD_PROJECT]').click();
    expect((await downloading).suggestedFilename()).toMatch(/button.*\.zip$/);
  });

  test('fits a phone in dark, without accessibility violations', { tag: '@full' }, async ({ newContext }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 800 }, colorScheme: 'dark', hasTouch: true })
    ).newPage();
    await page.goto(PATH);
    const { section, edit, editor, notice, frame } = playground(page);
    await edit.tap();
    await editor.waitFor(WAIT);
    await typeOver(page, editor, 'Primary', 'On a phone');
    await frame.getByRole('button', { name: 'On a phone' }).waitFor();
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await section.locator('[data-preview]').waitFor({ state: 'hidden' });
    expect(await axeViolations(page, { include: ['.pb-playground'], exclude: ['[data-preview]', 'iframe'] })).toEqual(
      []
    );
  });
});
