import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { svgText } from '../../engine/src/client/lazy/icons/svg.ts';
import type { PicturedIcon } from '../../engine/src/iconData.ts';
import { axeViolations } from '../support/axe.ts';
import { choosePage, pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { casesOfTier, tier } from '../support/tier.ts';

const test = siteTest('sites/patternfly');
const PATH = '/design-foundations/icons';
const DIST = resolve(import.meta.dirname, '../../sites/patternfly/dist');

/** What a document with the names of all icons may weigh (KB, compressed). */
const DOCUMENT_KB = 60;

/** Icons and their pictures are loaded when they are needed. */
const SOON = { timeout: 10_000 };

const field = (page: Page): Locator => page.getByPlaceholder('Search icons by name or meaning');
const count = (page: Page): Promise<string> => page.locator('[data-icon-count]').innerText();
const tiles = (page: Page): Locator => page.locator('.pb-icon:visible');
const tile = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const details = (page: Page): Locator => page.getByRole('dialog');
const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Addresses of the slices that the page has asked for. */
function slicesOf(page: Page): string[] {
  const slices: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url()).pathname;
    if (address.startsWith('/api/icons/')) {
      slices.push(address);
    }
  });
  return slices;
}

async function search(page: Page, text: string): Promise<void> {
  await field(page).scrollIntoViewIfNeeded();
  await field(page).fill(text);
}

describe('the search for icons', () => {
  test('finds what people mean, and says how many', async ({ visit }) => {
    const { page, faults } = await visit(`${PATH}#all-icons`);
    expect(await count(page)).toBe('2884 icons');
    await search(page, 'settings');
    await expect.poll(() => count(page), SOON).toMatch(/^\d+ of 2884 icons$/);
    expect(await tiles(page).allInnerTexts()).toContain('cog');
    await field(page).fill('TrashIcon');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('trash');
    await field(page).fill('check-circle');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('check-circle');
    await expect.poll(() => tile(page, 'check-circle').locator('svg path').count(), SOON).toBe(1);
    expect(faults.list).toEqual([]);
  });

  test('keeps to a group', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'bell');
    await page.getByRole('radio', { name: 'Red Hat UI' }).check();
    await expect.poll(() => tiles(page).allInnerTexts(), SOON).not.toContain('bell');
    const names = await tiles(page).allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('rh-ui-'))).toEqual([]);
  });

  test('waits for the list of icons, and says so', async ({ context, visit }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    await context.route('**/api/icons.json', async (route) => {
      await released;
      await route.continue();
    });
    const { page } = await visit(PATH);
    await search(page, 'trash');
    await expect.poll(() => count(page), SOON).toBe('Loading icons…');
    release(null);
    await expect.poll(() => count(page), SOON).toMatch(/^\d+ of 2884 icons$/);
  });

  test('says when nothing matches, and starts over', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'no such icon');
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    expect(await count(page)).toBe('0 of 2884 icons');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => count(page), SOON).toBe('2884 icons');
    expect(await isFocused(field(page))).toBe(true);
    await tile(page, 'accessible-icon').waitFor();
  });

  test('is in the address, there to send and to come back to', async ({ visit }) => {
    const { page } = await visit(`${PATH}?q=hamburger#all-icons`);
    await expect.poll(() => tiles(page).allInnerTexts(), SOON).toContain('bars');
    await field(page).fill('thumbs up');
    await page.getByRole('radio', { name: 'General' }).check();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?q=thumbs+up&group=none');
    const found = await count(page);
    await choosePage(page, '/design-foundations/about-design-foundations');
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => count(page), SOON).toBe(found);
    expect(await field(page).inputValue()).toBe('thumbs up');
  });
});

describe.runIf(tier === 'full')('the pictures', () => {
  test('come in slices, as they near the window', async ({ visit }) => {
    const { page } = await visit('/');
    const slices = slicesOf(page);
    await page.goto(PATH);
    await page.waitForLoadState('networkidle');
    expect(slices).toEqual([]);
    await field(page).scrollIntoViewIfNeeded();
    await expect.poll(() => slices, SOON).toEqual(['/api/icons/1.json']);
    await expect.poll(() => tile(page, 'accessible-icon').locator('svg').count(), SOON).toBe(1);
    await page.locator('#icon-rh-ui-zoom-out').scrollIntoViewIfNeeded();
    await expect.poll(() => tile(page, 'rh-ui-zoom-out').locator('svg').count(), SOON).toBe(1);
    // What lies between flew by.
    expect(slices.length).toBeLessThan(8);
    expect(new Set(slices).size).toBe(slices.length);
  });

  test('can be asked for again when they fail', async ({ context, visit }) => {
    await context.route('**/api/icons/1.json', (route) => route.abort());
    const { page } = await visit(`${PATH}#all-icons`);
    await page.getByText('Some pictures could not be loaded.').waitFor();
    expect(await tile(page, 'accessible-icon').locator('svg').count()).toBe(0);
    await context.unroute('**/api/icons/1.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tile(page, 'accessible-icon').locator('svg').count(), SOON).toBe(1);
    expect(await page.getByText('Some pictures could not be loaded.').isVisible()).toBe(false);
  });

  test('can be searched once the list of icons loads after all', async ({ context, visit }) => {
    await context.route('**/api/icons.json', (route) => route.fulfill({ status: 500 }));
    const { page } = await visit(PATH);
    await page.getByText('The details of the icons could not be loaded.').waitFor();
    expect(await tiles(page).count()).toBe(0);
    await context.unroute('**/api/icons.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await search(page, 'trash');
    await expect.poll(() => count(page), SOON).toContain('of 2884');
  });
});

describe.runIf(tier === 'full')('the details of an icon', () => {
  test('open by keyboard, close with Escape, and give the focus back', async ({ visit }) => {
    const { page, faults } = await visit(PATH);
    await search(page, 'bell');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('bell');
    await tile(page, 'bell').focus();
    await page.keyboard.press('Enter');
    await details(page).getByRole('heading', { name: 'bell', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#icon-bell');
    // Two sets, each in four sizes.
    await expect.poll(() => details(page).locator('.pb-icon-sizes svg').count(), SOON).toBe(8);
    expect(await details(page).innerText()).toContain('notification');
    await page.keyboard.press('Escape');
    await expect.poll(() => details(page).count()).toBe(0);
    expect(await isFocused(tile(page, 'bell'))).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    expect(faults.list).toEqual([]);
  });

  test('give the import, the SVG and the link to copy', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${PATH}?q=trash#icon-trash`);
    const copied = async (button: Locator, answer: string): Promise<string> => {
      await button.click();
      await page.getByRole('tooltip', { includeHidden: true }).getByText(answer).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(details(page).getByRole('button', { name: 'Copy import' }), 'Code copied')).toBe(
      "import { TrashIcon } from '@patternfly/react-icons/dist/esm/icons/trash-icon';"
    );
    expect(await copied(details(page).getByRole('link', { name: 'Copy link' }), 'Link copied')).toBe(
      new URL(`${PATH}#icon-trash`, page.url()).href
    );
    expect(await copied(details(page).getByRole('button', { name: 'Copy SVG' }).first(), 'Code copied')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+"/
    );
  });

  test('give a file that stands for itself', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-trash`);
    const downloading = page.waitForEvent('download');
    await details(page).getByRole('link', { name: 'Download SVG' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('trash.svg');
    const text = await textOf(await download.createReadStream());
    const file = await page.evaluate((source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, 'image/svg+xml');
      return { name: root.nodeName, space: root.namespaceURI, box: root.getAttribute('viewBox') };
    }, text);
    expect(file).toEqual({
      name: 'svg',
      space: 'http://www.w3.org/2000/svg',
      box: expect.stringMatching(/\d/) as string
    });
  });

  test('open from the address, and follow it', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-rh-ui-zoom-out`);
    await details(page).getByRole('heading', { name: 'rh-ui-zoom-out', exact: true }).waitFor();
    await page.evaluate(() => (location.hash = 'icon-cog'));
    await details(page).getByRole('heading', { name: 'cog', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => details(page).count()).toBe(0);
    await page.evaluate(() => (location.hash = 'icon-no-such-icon'));
    expect(await details(page).count()).toBe(0);
  });

  test('say what an icon is recommended for', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-check-circle`);
    await details(page).getByText('Success: something went well').waitFor();
  });

  test('offer to load pictures again', async ({ context, visit }) => {
    await context.route('**/api/icons/*.json', (route) => route.abort());
    const { page } = await visit(`${PATH}#icon-bell`);
    await details(page).getByText('The pictures could not be loaded.').waitFor();
    await context.unroute('**/api/icons/*.json');
    await details(page).getByRole('button', { name: 'Try again' }).click();
    await details(page).getByRole('button', { name: 'Copy SVG' }).first().waitFor();
  });
});

test('the SVG of every icon is well-formed', async ({ visit }) => {
  const { page } = await visit('/404');
  const folder = resolve(DIST, 'api/icons');
  const icons = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as PicturedIcon[]
  );
  const texts = icons.flatMap(({ name, svgs }) => Object.values(svgs).map((svg) => ({ name, text: svgText(svg) })));
  expect(texts.length).toBe(3095);
  const broken = await page.evaluate(
    (files) =>
      files
        .filter(({ text }) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror'))
        .map(({ name }) => name),
    texts
  );
  expect(broken).toEqual([]);
});

describe('without JavaScript', () => {
  test('all names and their imports can be read', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    const items = page.locator('.pb-icon-list > li');
    expect(await items.count()).toBe(2884);
    expect(await page.locator('#icon-check-circle').innerText()).toMatch(/check-circle\s*CheckCircleIcon/);
    expect(await page.locator('.pb-icon-note').innerText()).toContain(
      '@patternfly/react-icons/dist/esm/icons/name-icon'
    );
    expect(await field(page).isVisible()).toBe(false);
    expect(await page.getByRole('radio', { name: 'Red Hat UI' }).isVisible()).toBe(false);
  });

  test('the document stays small', () => {
    const html = readFileSync(resolve(DIST, `.${PATH}/index.html`));
    expect(gzipSync(html).length / 1024).toBeLessThan(DOCUMENT_KB);
  });
});

describe.runIf(tier === 'full')('the page of icons', () => {
  test.for(casesOfTier(['ltr', 'rtl'], { turn: 1, share: 2 }))(
    'fits a narrow window, read %s',
    async (direction, { newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto(`${PATH}#all-icons`);
      await tiles(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await tile(page, 'ad').click();
      await details(page).getByRole('button', { name: 'Copy SVG' }).waitFor();
      const box = await details(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  );

  test.for(casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 }))(
    'has no axe violation in the %s theme',
    async (colorScheme, { visitAs }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, PATH);
      await search(page, 'bell');
      await expect.poll(() => tile(page, 'bell').locator('svg').count(), SOON).toBe(1);
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
      await tile(page, 'bell').click();
      await details(page).getByRole('button', { name: 'Copy SVG' }).first().waitFor();
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
    }
  );
});
