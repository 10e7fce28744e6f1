import type { Page } from '@playwright/test';

/** Maximum height in pixels of a newly opened page besides its own content: frame, reference, generated lists. */
export const MOST_BESIDES_PX = 3000;

/** Returns the height in pixels of a page without its prose and examples, with everything laid out. */
export function heightBesides(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without guessed heights; what is closed stays closed.
    sheet.replaceSync(
      'details[open]::details-content, .pb-body :not(details, summary) { content-visibility: visible !important; }'
    );
    document.adoptedStyleSheets.push(sheet);
    // What authors wrote or placed: text, examples, exercises, figures, claims, tables of similar pages, what themes and
    // releases change, requests, the galleries of landing pages, and the tokens that their table starts with. A playground
    // is an example too, and the front page has nothing else.
    const own =
      '.pb-prose, .pb-example, .pb-folds, [data-island=exercise], .pb-figures, .pb-claims, .pb-claim-evidence, .pb-claim-fold, .pb-who-provides, .pb-swatches, .pb-token-scale, .pb-siblings, .pb-related, .pb-tokens, .pb-theme-differences, .pb-requests, .pb-release-facts ~ .pb-disclosure, .pb-gallery';
    if (location.pathname === '/') {
      return 0;
    }
    const parts = [...(document.querySelector('.pb-body')?.children ?? [])];
    const playground = document.querySelector('.pb-playground')?.getBoundingClientRect().height ?? 0;
    let besides = document.documentElement.scrollHeight - playground;
    let run: Element[] = [];
    for (const part of [...parts, null]) {
      if (part?.matches(own)) {
        run.push(part);
      } else if (run[0]) {
        besides -= (run.at(-1) as Element).getBoundingClientRect().bottom - run[0].getBoundingClientRect().top;
        run = [];
      }
    }
    return besides;
  });
}
