import type { Page } from '@playwright/test';

/** Number of rows to keep per table, since axe takes a second for a few hundred. */
const ROWS_PER_TABLE = 8;

/** Reduces a page to the content that the site's frame is responsible for, in an amount that axe can check quickly. */
export async function trimContent(page: Page): Promise<void> {
  await page.evaluate((rows) => {
    document
      .querySelectorAll<HTMLDetailsElement>('.pb-disclosure > details, .pb-inherited')
      .forEach((details) => (details.open = true));
    // Elements with `content-visibility: auto` would overlap the content after them.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.pb-reference-entry > details::details-content, .pb-token-rows { content-visibility: visible !important; }'
    );
    document.adoptedStyleSheets.push(sheet);
    // Headings in previews would affect the heading order of the page.
    document.querySelectorAll('[data-preview]').forEach((host) => host.replaceWith(host.cloneNode(false)));
    document
      .querySelectorAll(`.pb-reference-table tbody > tr:nth-child(n + ${rows + 1})`)
      .forEach((row) => row.remove());
    document.querySelectorAll('.pb-token-rows ~ .pb-token-rows').forEach((rest) => rest.remove());
  }, ROWS_PER_TABLE);
}
