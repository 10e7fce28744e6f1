import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Rows of the table after a heading: the text of each cell. */
function tableAfter(page: Page, heading: string): Promise<string[][]> {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following::table[1]')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map(({ innerText }) => innerText.trim())));
}

test('widths of modals are those of the style sheet', async ({ visit }) => {
  const { page } = await visit('/components/modal/design-guidelines');
  const rows = await tableAfter(page, 'Sizes and spacing');
  const computed = await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    return ['pf-m-sm', 'pf-m-md', 'pf-m-lg'].map((modifier) => {
      box.className = `pf-v6-c-modal-box ${modifier}`;
      const rem = getComputedStyle(box).getPropertyValue('--pf-v6-c-modal-box--Width');
      return `${parseFloat(rem) * 16}px (${rem})`;
    });
  });
  expect(rows.map(([variant]) => variant)).toEqual(['small', 'medium', 'large', 'default']);
  expect(rows.slice(0, 3).map(([, width]) => width)).toEqual(computed);
});

test('uses of icons by size lead to the variables of components', async ({ visit }) => {
  const { page } = await visit('/design-foundations/icons');
  const rows = await tableAfter(page, 'Sizes');
  expect(rows).toHaveLength(6);
  for (const row of rows) {
    expect(row.at(-1), row[0]).toContain('Icon');
  }
  await page.getByRole('main').getByRole('link', { name: 'Masthead', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masthead');
  const variable = page.locator('[id="--pf-v6-c-masthead__toggle--Size"]');
  await variable.locator('summary').click();
  await expect(variable).toContainText('--pf-t--global--icon--size--xl');
});
