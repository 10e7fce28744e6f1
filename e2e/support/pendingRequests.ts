import type { Page, Request } from '@playwright/test';

import { drawn } from './drawn.ts';

const SETTLE_WITHIN_MS = 10_000;
/** Frames without a request under way after which nothing more is expected. */
const QUIET_FRAMES = 4;

/** Requests of a page that nothing has answered yet. */
export type PendingRequests = ReadonlySet<Request>;

/** Follows the requests that a page makes from now on. */
export function followRequests(page: Page): PendingRequests {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Waits until everything that the page asked for has arrived, and the page has had the time to use it.
 * @returns addresses of what hasn't arrived after 10 s
 */
export async function requestsSettled(page: Page, pending: PendingRequests): Promise<string[]> {
  const end = performance.now() + SETTLE_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < end;) {
    await page.evaluate(drawn);
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
  return [...pending].map((request) => request.url());
}
