import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

import { svgText } from '../../../engine/src/ui/icons/iconPictures.tsx';
import type { PicturedIcon } from '../../../engine/src/core/icons.ts';
import { outputOf } from '../../support/readSite.ts';

import { PATH, SOON, count, search, tile, tiles } from './iconsPage.ts';

const SITE = 'sites/patternfly';

/** Collects the addresses of requested slices. */
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

test.describe('the SVGs', () => {
  test('are loaded in slices, as they near the viewport', async ({ visit }) => {
    const { page } = await visit('/');
    const slices = slicesOf(page);
    await page.goto(PATH);
    await expect.poll(() => slices, SOON).toEqual(['/api/icons/1.json']);
    await expect(tile(page, 'angle-down').locator('svg')).toHaveCount(1, SOON);
    await page.getByText(/^[\d,]+ more icons$/).click();
    await page.locator('#icon-rh-ui-zoom-out').scrollIntoViewIfNeeded();
    await expect(tile(page, 'rh-ui-zoom-out').locator('svg')).toHaveCount(1, SOON);
    // Slices that were scrolled past quickly are skipped.
    expect(slices.length).toBeLessThan(8);
    expect(new Set(slices).size).toBe(slices.length);
  });

  test('of the first icons are in the document, and stay until their slice is loaded', async ({
    context,
    visit,
    visitAs
  }) => {
    const { page: plain } = await visitAs({ javaScriptEnabled: false }, PATH);
    await expect(plain.locator('.pb-icon-list > li > .pb-icon-picture > svg')).toHaveCount(36);
    await context.route('**/api/icons/1.json', (route) => route.abort());
    const { page } = await visit(`${PATH}#all-icons`);
    await page.getByText('Couldn’t load some icons.').waitFor();
    await expect(tile(page, 'ban').locator('svg')).toHaveCount(1);
  });

  test('can be reloaded after a failure', async ({ context, visit }) => {
    await context.route('**/api/icons/1.json', (route) => route.abort());
    const { page } = await visit(`${PATH}#all-icons`);
    await page.getByText('Couldn’t load some icons.').waitFor();
    await expect(tile(page, 'angle-down').locator('svg')).toHaveCount(0);
    // The notice moves the tiles, which must not cause further requests.
    await page.waitForLoadState('networkidle');
    await context.unroute('**/api/icons/1.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tile(page, 'angle-down').locator('svg')).toHaveCount(1, SOON);
    await expect(page.getByText('Couldn’t load some icons.')).toBeHidden();
  });

  test('can be searched once the icon list loads after a failure', async ({ context, visit }) => {
    await context.route('**/api/icons.json', (route) => route.fulfill({ status: 500 }));
    const { page } = await visit(`${PATH}#all-icons`);
    await page.getByText('Couldn’t load the details of the icons.').waitFor();
    await expect(tiles(page)).toHaveCount(0);
    await context.unroute('**/api/icons.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await search(page, 'trash');
    await expect.poll(() => count(page), SOON).toContain('of 2,884');
  });
});

test('the SVG of every icon is well-formed', async ({ visit }) => {
  const { page } = await visit('/404');
  const folder = resolve(outputOf(SITE), 'api/icons');
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
