import type { Page, Request } from 'playwright-core';

const SETTLE_WITHIN_MS = 10_000;

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
 * Waits until everything that the page asked for has arrived.
 * @returns addresses of what hasn't after 10 s
 */
export async function requestsSettled(page: Page, pending: PendingRequests): Promise<string[]> {
  const end = performance.now() + SETTLE_WITHIN_MS;
  do {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  } while (pending.size > 0 && performance.now() < end);
  return [...pending].map((request) => request.url());
}
