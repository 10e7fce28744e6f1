import type { Page, Request } from '@playwright/test';

import { nextPaint } from './nextPaint.ts';

/** What is never answered stays pending; a worker of 7 MB takes more than 10 s on a busy machine. */
const SETTLE_WITHIN_MS = 60_000;
/** Number of frames without pending requests after which loading has ended. */
const QUIET_FRAMES = 4;

/** Requests without a response. */
export type PendingRequests = ReadonlySet<Request>;

/** Tracks the requests of a page. */
export function trackRequests(page: Page): PendingRequests {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Waits until all requests have completed and the page had time to process the responses.
 * @returns addresses of requests still pending after 60 s
 */
export async function requestsSettled(page: Page, pending: PendingRequests): Promise<string[]> {
  const end = performance.now() + SETTLE_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < end;) {
    await page.evaluate(nextPaint);
    quiet = pending.size === 0 ? quiet + 1 : 0;
  }
  return [...pending].map((request) => request.url());
}
