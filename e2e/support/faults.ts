import type { Page } from 'playwright-core';

/** What goes wrong on a page without anybody asking: console errors, exceptions, failed requests. */
export interface Faults {
  /** Each as `kind: text`, in the order they came. */
  readonly list: readonly string[];
}

/** Collects the faults of a page from now on. */
export function collectFaults(page: Page): Faults {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      list.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => list.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') {
      list.push(`request: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      list.push(`response: ${response.url()} ${response.status()}`);
    }
  });
  return { list };
}
