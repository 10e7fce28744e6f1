import { expect, test } from '../support/test.ts';

/** What readers operate on a page; on paper, it would be a picture of a control. */
const CONTROLS = [
  '#pb_navigation',
  '.pb-tabs',
  '.pb-contents',
  '.pb-page-actions',
  '.pb-page-end',
  '.pb-example-controls',
  '.pb-code-toolbar',
  '.pb-code-handle',
  '.pb-reference-filter',
  '.pb-expand-all',
  '.pb-import-copy'
];

test('a printed page has its text, tables, and opened code, without controls', async ({ visit }) => {
  const { page } = await visit('/components/accordion');
  const first = page.locator('.pb-example').first();
  await first.getByRole('button', { name: /^View code/ }).click();
  await expect(first.locator('.cm-content')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  for (const hidden of CONTROLS) {
    expect({ hidden, shown: await page.locator(hidden).filter({ visible: true }).count() }).toEqual({
      hidden,
      shown: 0
    });
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.pb-page-release')).toBeVisible();
  await expect(page.locator('.pb-preview').first()).toHaveCSS('print-color-adjust', 'exact');

  // The editor renders only the lines in view, but all of them for a printer.
  await expect(first.locator('.cm-content')).toContainText('export const AccordionDefinitionList');
  await expect(first.locator('.cm-line').last()).toBeVisible();
  const { shown, whole } = await first
    .locator('.cm-scroller')
    .evaluate((scroller) => ({ shown: scroller.clientHeight, whole: scroller.scrollHeight }));
  expect(shown).toBe(whole);
  expect(shown).toBeGreaterThan(1000);

  // The heading of a table is above it.
  const sections = await page.locator('.pb-disclosure').evaluateAll((found) =>
    found.flatMap((section) => {
      const table = [...section.querySelectorAll('table')].find((each) => each.checkVisibility());
      const heading = section.querySelector('.pb-heading');
      return table && heading
        ? [{ heading: heading.getBoundingClientRect().bottom, table: table.getBoundingClientRect().top }]
        : [];
    })
  );
  expect(sections.length).toBeGreaterThan(4);
  expect(sections.filter(({ heading, table }) => heading > table)).toEqual([]);
});
