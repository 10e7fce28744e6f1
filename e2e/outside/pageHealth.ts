import type { Page } from '@playwright/test';
import { palette } from '../search/searchFields.ts';
import { drawn } from '../support/drawn.ts';

/** Markup that leaves a trace where a page takes it for its own. */
export const MARKUP = '"><img id=injected src=x onerror="document.title=\'injected\'">';

/** Time in which scripts that a page loads for an address have run, in milliseconds. */
const SETTLE_MS = 400;

/** Time in which a control must answer. */
const ANSWER = { timeout: 10_000 };

/** Messages of the exceptions of a page from now on. */
export function collectExceptions(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  return exceptions;
}

/** What is wrong with the page that is shown: its headings, links, markup from outside, or controls without an answer. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(drawn);
  const problems = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    const scripts = [...document.querySelectorAll('a')].filter(({ href }) => /^\s*(javascript|data):/i.test(href));
    return [
      ...(headings.length === 1 ? [] : [`${headings.length} first headings`]),
      ...(document.querySelector('#injected') || document.title === 'injected' ? ['markup from outside'] : []),
      ...(scripts.length === 0 ? [] : [`${scripts.length} links to scripts`])
    ];
  });
  return [...problems, ...(await silentControls(page))];
}

/** Controls that don't answer: a list of the side navigation, and the shortcut of the search. */
async function silentControls(page: Page): Promise<string[]> {
  const toggle = page.locator('#navigation [data-navigation-toggle]').first();
  const toggles = async (): Promise<boolean> => {
    const before = await toggle.getAttribute('aria-expanded', ANSWER);
    await toggle.click(ANSWER);
    return (await toggle.getAttribute('aria-expanded')) !== before;
  };
  const opensSearch = async (): Promise<boolean> => {
    await page.keyboard.press('Control+k');
    await palette(page).waitFor(ANSWER);
    await page.keyboard.press('Escape');
    return true;
  };
  const answers = (act: () => Promise<boolean>): Promise<boolean> => act().catch(() => false);
  return [
    ...((await answers(toggles)) ? [] : ['the side navigation does not answer']),
    ...((await answers(opensSearch)) ? [] : ['no search opens'])
  ];
}
