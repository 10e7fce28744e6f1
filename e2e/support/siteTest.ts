import { resolve } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { inject, test } from 'vitest';
import { serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { collectFaults, type Faults } from './faults.ts';
import { SHARED_SITE } from './shared.ts';

const root = resolve(import.meta.dirname, '../..');

const VIEWPORT = { width: 1280, height: 800 };

/** A page that was opened, and what went wrong on it so far. */
export interface Visit {
  page: Page;
  /** HTTP status of the document. */
  status: number;
  faults: Faults;
}

/**
 * A vitest `test` whose tests visit a built site in a browser. The server is shared by the tests of a file, the browser
 * by all files; each test has storage of its own.
 * @param site folder of the site below the repository's root
 */
export function siteTest(site: string) {
  return test
    .extend('address', { scope: 'file' }, async ({}, { onCleanup }) => {
      if (site === SHARED_SITE) {
        return inject('siteAddress');
      }
      const preview = await startServer(serverOfCheckout(root, 'preview', site));
      onCleanup(preview.stop);
      return preview.address;
    })
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      onCleanup(() => browser.close());
      return browser;
    })
    .extend('newContext', ({ address, browser }, { onCleanup }) => {
      const contexts: BrowserContext[] = [];
      onCleanup(async () => {
        await Promise.all(contexts.map((context) => context.close()));
      });
      return async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
        const context = await browser.newContext({ baseURL: address, viewport: VIEWPORT, ...options });
        contexts.push(context);
        return context;
      };
    })
    .extend('context', ({ newContext }) => newContext())
    .extend(
      'visit',
      ({ context }) =>
        (path: string) =>
          openPage(context, path)
    )
    .extend('visitAs', ({ newContext }) => async (options: BrowserContextOptions, path: string) => {
      return openPage(await newContext(options), path);
    });
}

async function openPage(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const faults = collectFaults(page);
  const response = await page.goto(path);
  return { page, status: response?.status() ?? 0, faults };
}
