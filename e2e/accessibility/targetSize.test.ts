import { axeViolations } from '../support/axe.ts';
import { readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;
/** Tests into which the tabs are divided, so that they run side by side. */
const PARTS = 8;

const paths = ['/', '/search', ...new Set(readRoutes('sites/patternfly').map(({ tabPath }) => tabPath))];

/**
 * Opens a page's collapsed sections, and removes its examples, which the packages own. Keeps the start of long lists:
 * axe compares each target with all others.
 */
function showTargets(): void {
  document.querySelectorAll('[data-preview]').forEach((host) => host.replaceChildren());
  document
    .querySelectorAll('#main :is(tbody, ul, ol) > :nth-child(n + 9), #main :is(ul, section, table):nth-of-type(n + 9)')
    .forEach((part) => part.remove());
  document.querySelectorAll<HTMLDetailsElement>('#main details').forEach((details) => (details.open = true));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#main *, ::details-content { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

test.describe('targets of at least 24 by 24 px, or with space around them', { tag: '@full' }, () => {
  for (let part = 0; part < PARTS; part += 1) {
    test(`on all tabs (${part + 1} of ${PARTS})`, async ({ newContext }) => {
      test.setTimeout(30 * MINUTE_MS);
      const context = await newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        const page = await context.newPage();
        await page.goto(path);
        await page.evaluate(showTargets);
        const violations = await axeViolations(page, { rules: ['target-size'] });
        expect
          .soft(
            violations.map(({ element }) => element),
            path
          )
          .toEqual([]);
        await page.close();
      }
    });
  }
});
