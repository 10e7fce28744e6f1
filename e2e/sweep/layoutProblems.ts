import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { MOST_BESIDES_PX, heightBesides } from '../support/heightBesides.ts';
import type { FoundProblem } from './sweepProblem.ts';

/** The page whose frame is checked as well: masthead, navigation, and footer are the same everywhere. */
const FRAME_CHECKED_ON = '/components/accordion';

/**
 * Returns a problem if a page is too tall besides its content, and one for each target that is smaller than 24 by 24
 * pixels and has no space around it. Changes the page: the last check of a visit.
 */
export async function layoutProblems(page: Page): Promise<FoundProblem[]> {
  const height = Math.round(await heightBesides(page));
  await page.evaluate(showTargets);
  const { pathname } = new URL(page.url());
  const include = pathname === FRAME_CHECKED_ON ? [] : ['#pb_main'];
  const small = await axeViolations(page, { rules: ['target-size'], include });
  return [
    ...(height > MOST_BESIDES_PX ? [['height', `${height} px besides the content`] satisfies FoundProblem] : []),
    ...small.map(({ element }): FoundProblem => ['target', `${element} is too small`])
  ];
}

/**
 * Opens a page's collapsed sections, and removes its examples, which the packages own. Keeps the start of long lists:
 * axe compares each target with all others.
 */
function showTargets(): void {
  // Where the page begins, the contents list is beside it as a whole.
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelectorAll('[data-preview]').forEach((host) => host.replaceChildren());
  document
    .querySelectorAll(
      '#pb_main :is(tbody, ul, ol) > :nth-child(n + 9), #pb_main :is(ul, section, table):nth-of-type(n + 9)'
    )
    .forEach((part) => part.remove());
  document.querySelectorAll<HTMLDetailsElement>('#pb_main details').forEach((details) => (details.open = true));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#pb_main *, ::details-content { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}
