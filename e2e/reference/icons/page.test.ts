import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { outputOf } from '../../support/readSite.ts';
import { siteTest } from '../../support/siteTest.ts';
import { storePreferences } from '../../support/storePreferences.ts';
import { casesOfTier, tier } from '../../support/tier.ts';
import { PATH, SOON, details, field, search, tile, tiles } from './iconsPage.ts';

const SITE = 'sites/patternfly';
const test = siteTest(SITE);

/** What a document with the names of all icons may weigh (KB, compressed). */
const DOCUMENT_KB = 60;

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
    const html = readFileSync(resolve(outputOf(SITE), `.${PATH}/index.html`));
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
