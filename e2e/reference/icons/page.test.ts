import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/test.ts';
import { axeViolations } from '../../support/axe.ts';
import { outputOf } from '../../support/readSite.ts';

import { storePreferences } from '../../support/storePreferences.ts';
import { casesOfTier } from '../../support/tier.ts';
import { PATH, SOON, details, field, search, tile, tiles } from './iconsPage.ts';

const SITE = 'sites/patternfly';

/** Size budget of the document with all icon names (KB, compressed). */
const DOCUMENT_KB = 60;

test.describe('without JavaScript', () => {
  test('all names and imports are readable', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    const items = page.locator('.pb-icon-list > li');
    await expect(items).toHaveCount(2884);
    await expect(page.locator('#icon-check-circle')).toHaveText(/check-circle\s*CheckCircleIcon/);
    await expect(page.locator('.pb-icon-note')).toContainText('@patternfly/react-icons/dist/esm/icons/name-icon');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Red Hat UI' })).toBeHidden();
  });

  test('the document is within its size budget', () => {
    const html = readFileSync(resolve(outputOf(SITE), `.${PATH}/index.html`));
    expect(gzipSync(html).length / 1024).toBeLessThan(DOCUMENT_KB);
  });
});

test.describe('the icons page', () => {
  for (const direction of casesOfTier(['ltr', 'rtl'], { turn: 1, share: 2 })) {
    test(`fits a narrow viewport: ${direction}`, async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto(`${PATH}#all-icons`);
      await tiles(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await tiles(page).first().click();
      await details(page).getByRole('button', { name: 'Copy SVG' }).first().waitFor();
      const box = await details(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  }

  for (const colorScheme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`has no axe violation in the ${colorScheme} theme`, { tag: '@full' }, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, PATH);
      await search(page, 'bell');
      await expect(tile(page, 'bell').locator('svg')).toHaveCount(1, SOON);
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
      await tile(page, 'bell').click();
      await details(page).getByRole('button', { name: 'Copy SVG' }).first().waitFor();
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
    });
  }
});
