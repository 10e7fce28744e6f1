import { STATES } from '../../sites/patternfly/content/cast/states.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';
import { MEASURED_PAIRS } from './figureMeasures.ts';
import { findGateFaults } from './findGateFaults.ts';

const SITE = 'sites/patternfly';
/** Don'ts whose digits or colors are the subject, and values whose formats differ from row to row. */
const ON_PURPOSE = [
  '/design-foundations/typography#proportional-digits: Used (GB) has proportional digits',
  "/ux-writing/numerics#same-values-in-several-languages: Formatted isn't aligned at the end",
  '/ux-writing/numerics#same-values-in-several-languages: Formatted has proportional digits',
  '/components/label/design-guidelines#colors-for-conditions: Running is pf-m-purple instead of success',
  '/components/label/design-guidelines#colors-for-conditions: Failed is pf-m-orange instead of danger',
  '/components/label/design-guidelines#colors-for-conditions: Stopped is pf-m-teal instead of neutral'
];

test('our own examples give each state its status, and align columns of numbers', async ({ newContext }) => {
  const pages = readRoutes(SITE)
    .filter((route) => route.package === null)
    .map(({ tabPath }) => ({ path: tabPath, html: readPage(SITE, tabPath) }));
  expect(pages.length).toBeGreaterThan(100);
  const page = await (await newContext()).newPage();
  expect(await page.evaluate(findGateFaults, { pages, states: STATES })).toEqual(ON_PURPOSE);
});

for (const path of new Set(MEASURED_PAIRS.map((pair) => pair.path))) {
  test(`pairs of ${path} show what their captions say`, async ({ visit }) => {
    const { page } = await visit(path);
    for (const { figures, name, measure } of MEASURED_PAIRS.filter((pair) => pair.path === path)) {
      const [right, wrong] = await Promise.all(
        figures.map((slug) => page.locator(`#${slug} [data-root]`).first().evaluate(measure))
      );
      expect(right, `${figures[0]}: ${name}`).toBeLessThan(wrong ?? Number.NaN);
    }
  });
}
