import { expect, test } from '../support/test.ts';

import { axeViolations } from '../support/axe.ts';
import { openSection } from '../support/openSection.ts';
import { readPage, readRoutes } from '../support/readSite.ts';

const SITE = 'sites/patternfly';
const PATH = '/accessibility/accessibility-scorecard';

/** Counts the figures of a tab, which no list for programs has. */
function figuresOf(tabPath: string): number {
  return readPage(SITE, tabPath).split('class="pb-example pb-figure"').length - 1;
}

test('the scorecard counts every example of the site', async ({ visit }) => {
  const { page } = await visit(PATH);
  const examples = readRoutes(SITE).reduce(
    (sum, { tabPath, examples: inline, fullscreenExamples }) =>
      sum + inline.length + fullscreenExamples.length + figuresOf(tabPath),
    0
  );
  const cells = page.getByRole('table', { name: 'Examples by section' }).getByRole('row').last().getByRole('cell');
  const [total = 0, clean = 0, failing = 0] = (await cells.allTextContents()).map((text) =>
    Number(text.replaceAll(',', ''))
  );
  expect(total).toBe(examples);
  const missing = total - clean - failing;
  await expect(page.locator('.pb-audit-note').first()).toContainText(
    missing === 0 ? 'Audited on' : new RegExp(`${missing.toLocaleString('en')} examples? ha(s|ve) no result\\.$`)
  );
});

test('the scorecard leads to the examples with violations', async ({ visit }) => {
  const { page, errors } = await visit(PATH);
  await page.getByRole('table', { name: 'Examples by section' }).getByRole('link', { name: 'Components' }).click();
  const table = page.getByRole('table', { name: 'Violations: Components' });
  await expect(table).toBeVisible();
  const example = table.getByRole('listitem').first().getByRole('link').first();
  const href = (await example.getAttribute('href')) ?? '';
  await example.click();
  await page.waitForURL(`**${href}`);
  await expect(page.locator(href.slice(href.indexOf('#')))).toBeVisible();
  expect(errors.list).toEqual([]);
});

test('the scorecard has no violations of its own', async ({ visit }) => {
  const { page } = await visit(PATH);
  await openSection(page, 'results-components');
  expect(await axeViolations(page, { include: ['main'] })).toEqual([]);
});
