import { expect, test } from '../support/test.ts';
import { readPage, readRoutes } from '../support/readSite.ts';

const SITE = 'sites/patternfly';
const DROPDOWN = '/components/menus/dropdown';
const SOURCE = 'https://github.com/patternfly/patternfly-react/tree/main/packages/react-core/src/components/Dropdown';

test.describe('the head of a component page', () => {
  test('links to the source, the package, and the site’s own resources', async ({ visit }) => {
    const { page } = await visit(DROPDOWN);
    const links = page.getByRole('navigation', { name: 'Resources' }).getByRole('link');
    await expect(links).toHaveText([/^Source/, /^npm/, /^Changes/, /^Issues/, /^Design kit/, /^Status/]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      SOURCE,
      'https://www.npmjs.com/package/@patternfly/react-core',
      'https://github.com/patternfly/patternfly-react/blob/main/packages/react-core/CHANGELOG.md',
      'https://github.com/patternfly/patternfly-react/issues',
      'https://www.figma.com/@patternfly',
      '/components/component-status'
    ]);
  });

  test('stays the same height on the tabs written for the site', async ({ visit }) => {
    const { page } = await visit('/components/modal');
    const height = async (): Promise<number | undefined> =>
      (await page.locator('.pb-page-header').boundingBox())?.height;
    const before = await height();
    await page.goto('/components/modal/design-guidelines');
    expect(await height()).toBe(before);
  });
});

test.describe('the table of similar components', () => {
  test('is on the first tab and in the guidelines, and marks the page itself', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, DROPDOWN);
    await page.locator('summary[aria-label^="Which one to use"]').click();
    const table = page.getByRole('table', { name: 'Which one to use' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('link')).toHaveText(['Select', 'Menu', 'Menu toggle']);
    await expect(table.locator('strong')).toHaveText('Dropdown');
    await page.goto('/components/modal/design-guidelines');
    await expect(table).toHaveCount(1);
    await page.goto('/components/button/accessibility');
    await expect(table).toHaveCount(0);
  });

  test('is on the pages of most components', async ({ visit }) => {
    const { page } = await visit('/components/modal');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Which one to use' })
      .click();
    await expect(page.getByRole('table', { name: 'Which one to use' })).toBeVisible();
    const components = readRoutes(SITE).filter(
      ({ path, tabPath }) => path.startsWith('/components/') && path === tabPath
    );
    const withTable = components.filter(({ path }) => readPage(SITE, path).includes('pb-siblings"'));
    expect(withTable.length).toBeGreaterThan(75);
  });
});
