import type { BrowserContext, Page } from '@playwright/test';

import { hydrateIslands } from '../support/hydrateIslands.ts';
import { withTimeout } from '../support/withTimeout.ts';

const LIMIT_MS = 60_000;

/** Render of an example in the page itself. */
export interface PageExample {
  slug: string;
  state: string;
  html: string;
  /** Width of its container in pixels. */
  width: number;
}

/**
 * Opens a document and returns the HTML of its examples once they have settled.
 * @param pauseMs time to wait before: some examples change once more after an animation, and seem settled before
 */
export async function pageExamples(context: BrowserContext, path: string, pauseMs = 0): Promise<PageExample[]> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await hydrateIslands(page);
    await page.waitForTimeout(pauseMs);
    return await withTimeout(readSettled(page), LIMIT_MS, `Reading the examples of ${path}`);
  } finally {
    await page.close();
  }
}

function readSettled(page: Page): Promise<PageExample[]> {
  return page.evaluate(async () => {
    const read = (): PageExample[] =>
      [...document.querySelectorAll<HTMLElement>('[data-preview]')].map((host) => {
        const root = host.querySelector<HTMLElement>('[data-root]');
        const { example = '', state = '' } = host.dataset;
        return { slug: example, state, html: root ? window.canonicalHtml(root) : '', width: root?.clientWidth ?? 0 };
      });
    // Effects of large examples wait for the browser to have time, which it lacks on a busy machine.
    const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    let examples = read();
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await idle();
      const next = read();
      if (next.every(({ html }, index) => html === examples[index]?.html)) {
        break;
      }
      examples = next;
    }
    return examples;
  });
}
