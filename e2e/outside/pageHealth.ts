import type { Page } from '@playwright/test';
import { palette } from '../search/searchFields.ts';
import { nextPaint } from '../support/nextPaint.ts';

/** Markup that leaves a trace if a page inserts it as HTML. */
export const MARKUP = '"><img id=injected src=x onerror="document.title=\'injected\'">';

/** Time for scripts that a page loads for an address to run, in milliseconds. */
const SETTLE_MS = 400;

/** Response time limit of a control. */
const ANSWER = { timeout: 10_000 };

/** Collects the messages of uncaught exceptions of a page. */
export function collectExceptions(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  return exceptions;
}

/** Checks the page's health: its headings, links, injected markup, and controls that don't respond. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(nextPaint);
  const problems = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    const scripts = [...document.querySelectorAll('a')].filter(({ href }) => /^\s*(javascript|data):/i.test(href));
    return [
      ...(headings.length === 1 ? [] : [`${headings.length} first headings`]),
      ...(document.querySelector('#injected') || document.title === 'injected' ? ['markup from outside'] : []),
      ...(scripts.length === 0 ? [] : [`${scripts.length} links to scripts`])
    ];
  });
  return [...problems, ...(await unresponsiveControls(page))];
}

/** Returns controls that don't respond: a list of the side navigation, and the search shortcut. */
async function unresponsiveControls(page: Page): Promise<string[]> {
  const toggle = page.locator('#pb_navigation [data-navigation-toggle]').first();
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
