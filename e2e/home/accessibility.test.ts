import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';

import { casesOfTier } from '../support/tier.ts';

const PAGES = ['/', '/no/such/page', '/components/all-components', '/extensions/about-extensions'];

for (const colorScheme of casesOfTier(['light', 'dark'] as const, { share: 2 })) {
  test.describe(`in the ${colorScheme} theme`, () => {
    for (const contrast of casesOfTier(['no-preference', 'more'] as const, {
      turn: colorScheme === 'light' ? 1 : 0,
      share: 2
    })) {
      test.describe(`with contrast preference ${contrast}`, () => {
        for (const width of casesOfTier([390, 1440], { turn: colorScheme === 'light' ? 0 : 1, share: 2 })) {
          test(`has no violations at ${width} px`, async ({ newContext }) => {
            const options = {
              viewport: { width, height: 900 },
              colorScheme,
              contrast,
              reducedMotion: 'reduce'
            } as const;
            const page = await (await newContext(options)).newPage();
            for (const path of PAGES) {
              await page.goto(path);
              expect.soft(await axeViolations(page), path).toEqual([]);
            }
          });
        }
      });
    }

    test('a gallery as a list, or empty, has no violations', async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, '/components/all-components');
      await page.getByRole('radio', { name: 'List' }).check();
      expect.soft(await axeViolations(page)).toEqual([]);
      await page.getByRole('main').getByRole('searchbox').fill('no such thing');
      expect.soft(await axeViolations(page)).toEqual([]);
    });
  });
}
