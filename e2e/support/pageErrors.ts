import type { Page } from '@playwright/test';

/** What goes wrong on a page without anybody asking. */
export interface Error {
  kind: 'console' | 'exception' | 'request' | 'response';
  text: string;
}

/** The errors of a page, growing in the order in which they come. */
export interface Errors {
  readonly list: readonly Error[];
}

/** What the console says beside the failed request or response itself. */
const FAILED_RESOURCE = 'Failed to load resource:';

/** Collects the errors of a page from now on: console errors, exceptions, failed requests. */
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
    // A page that is left cancels what it was still loading.
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
