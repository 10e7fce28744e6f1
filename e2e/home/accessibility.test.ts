import { describe, expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { siteTest } from '../support/siteTest.ts';
import { casesOfTier } from '../support/tier.ts';

const test = siteTest('sites/patternfly');

const PAGES = ['/', '/no/such/page', '/components/all-components', '/extensions/about-extensions'];

describe.for(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  describe.for(casesOfTier(['no-preference', 'more'] as const, { turn: colorScheme === 'light' ? 1 : 0, share: 2 }))(
    'with contrast preference %s',
    (contrast) => {
      test.for(casesOfTier([390, 1440], { turn: colorScheme === 'light' ? 0 : 1, share: 2 }))(
        'nothing violates a rule at %d px',
        async (width, { newContext }) => {
          const options = { viewport: { width, height: 900 }, colorScheme, contrast, reducedMotion: 'reduce' } as const;
          const page = await (await newContext(options)).newPage();
          for (const path of PAGES) {
            await page.goto(path);
            expect.soft(await axeViolations(page), path).toEqual([]);
          }
        }
      );
    }
  );

  test('nor does a gallery that shows a list, or nothing', async ({ visitAs }) => {
    const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, '/components/all-components');
    await page.getByRole('radio', { name: 'List' }).check();
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('no such thing');
    expect.soft(await axeViolations(page)).toEqual([]);
  });
});
