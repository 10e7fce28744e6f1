import type { Page } from '@playwright/test';

/** An error on a page. */
export interface Error {
  kind: 'console' | 'exception' | 'request' | 'response';
  text: string;
}

/** The errors of a page so far, in order. */
export interface Errors {
  readonly list: readonly Error[];
}

/** Console message that accompanies a failed request. */
const FAILED_RESOURCE = 'Failed to load resource:';

/** Collects console errors, exceptions and failed requests of a page. */
export function collectPageErrors(page: Page): Errors {
  const list: Error[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(FAILED_RESOURCE)) {
      list.push({ kind: 'console', text: message.text() });
    }
  });
  page.on('pageerror', (error) => list.push({ kind: 'exception', text: error.message }));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Navigation cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') {
      list.push({ kind: 'request', text: `${request.url()} ${reason}` });
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      list.push({ kind: 'response', text: `${response.url()} ${response.status()}` });
    }
  });
  return { list };
}
