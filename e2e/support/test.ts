import {
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  errors,
  expect as baseExpect,
  test as base
} from '@playwright/test';
import { collectPageErrors, type Errors } from './pageErrors.ts';

/** Covers the time in which an overlay opens, including loading its code. */
const STAYS_HIDDEN_MS = 500;

/** Playwright's `expect`, with a matcher for elements that must not open. */
export const expect = baseExpect.extend({
  /** Waits for half a second, whereas `toBeHidden` passes for an element that is about to appear. */
  async toStayHidden(locator: Locator) {
    const appeared = await locator.waitFor({ timeout: STAYS_HIDDEN_MS }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) {
          return false;
        }
        throw error;
      }
    );
    return { pass: !appeared, message: () => `Expected ${locator.toString()} to stay hidden, but it became visible.` };
  }
});

/** Environment variables in which `playwright.config.ts` stores the addresses of its preview servers. */
const ADDRESSES = { 'sites/patternfly': 'PATTERNFLY_ADDRESS', 'sites/starter': 'STARTER_ADDRESS' } as const;

/** Folder of a built site, relative to the repository root. */
export type Site = keyof typeof ADDRESSES;

/** An opened page, with its errors so far. */
export interface Visit {
  page: Page;
  /** HTTP status of the document. */
  status: number;
  errors: Errors;
}

export interface SiteFixtures {
  /** Site under test; set per file with `test.use({ site })`. */
  site: Site;
  /** Origin of the site's preview server, without trailing slash. */
  address: string;
  /** Creates a browser context, which is closed after the test. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page of the site. */
  visit: (path: string) => Promise<Visit>;
  /** Opens a page of the site with other browser options. */
  visitAs: (options: BrowserContextOptions, path: string) => Promise<Visit>;
}

/** Returns the origin of a built site's preview server, without trailing slash. */
export function siteAddress(site: Site): string {
  const address = process.env[ADDRESSES[site]];
  if (address === undefined) {
    throw new Error(`${ADDRESSES[site]} is not set: run the tests with Playwright, which starts the preview.`);
  }
  return address;
}

/** Playwright's `test` with fixtures for visiting a built site. */
export const test = base.extend<SiteFixtures>({
  site: ['sites/patternfly', { option: true }],
  address: ({ site }, use) => use(siteAddress(site)),
  baseURL: ({ address }, use) => use(address),
  async newContext({ browser, address }, use) {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: address, ...options });
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  visit: ({ context }, use) => use((path) => openPage(context, path)),
  visitAs: ({ newContext }, use) => use(async (options, path) => openPage(await newContext(options), path))
});

async function openPage(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const errors = collectPageErrors(page);
  const response = await page.goto(path);
  return { page, status: response?.status() ?? 0, errors };
}
