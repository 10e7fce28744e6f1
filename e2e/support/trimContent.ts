import type { Page } from '@playwright/test';

/** Of rows that are all made alike, as many are looked at: axe takes a second for a few hundred. */
const ROWS_PER_TABLE = 8;

/** Leaves of a page what the site's frame is answerable for, in an amount that axe can look through. */
export async function trimContent(page: Page): Promise<void> {
  await page.evaluate((rows) => {
    document
      .querySelectorAll<HTMLDetailsElement>('.pb-disclosure > details, .pb-inherited')
      .forEach((details) => (details.open = true));
    // What is only laid out near the window would overlap what follows it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.pb-reference-entry > details::details-content, .pb-token-rows { content-visibility: visible !important; }'
    );
    document.adoptedStyleSheets.push(sheet);
    // Headings in previews would count in the order of the page's own.
    document.querySelectorAll('[data-preview]').forEach((host) => host.replaceWith(host.cloneNode(false)));
    document
      .querySelectorAll(`.pb-reference-table tbody > tr:nth-child(n + ${rows + 1})`)
      .forEach((row) => row.remove());
    document.querySelectorAll('.pb-token-rows ~ .pb-token-rows').forEach((rest) => rest.remove());
  }, ROWS_PER_TABLE);
}
