import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

/** Where styles of the interface and of packages are most likely to meet: elements with many attributes. */
const EXAMPLES = [
  ['/components/table', 'basic'],
  ['/components/table/html', 'basic-table-example'],
  ['/components/data-list', 'basic'],
  ['/components/toolbar', 'component-managed-toggle-groups'],
  ['/components/description-list', 'basic']
] as const;

interface Shown {
  element: string;
  fontSize: string;
  before: string;
  after: string;
}

/** Reads how the elements of an example are shown. */
function shownIn(page: Page, selector: string): Promise<Shown[]> {
  return page.locator(selector).evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => ({
      element: `${element.tagName} ${element.getAttribute('class') ?? ''}`,
      fontSize: getComputedStyle(element).fontSize,
      before: getComputedStyle(element, '::before').content,
      after: getComputedStyle(element, '::after').content
    }))
  );
}

for (const [path, slug] of EXAMPLES) {
  test(`the styles of the interface leave the example ${slug} of ${path} alone`, async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } }, path);
    const inPage = await shownIn(page, `#${slug} [data-root]`);
    await page.goto(`${path}/${slug}`);
    expect(inPage.length).toBeGreaterThan(5);
    expect(inPage).toEqual(await shownIn(page, '[data-root]'));
  });
}
