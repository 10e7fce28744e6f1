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

/** What is opened by a press is there by then, also where its code has to be loaded first. */
const STAYS_HIDDEN_MS = 500;

/** Playwright's `expect`, and a matcher for what a press must not open. */
export const expect = baseExpect.extend({
  /** Waits for half a second: `toBeHidden` is content with an element that would only appear in a moment. */
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

/** Environment variables in which the previews of `playwright.config.ts` leave their addresses. */
const ADDRESSES = { 'sites/patternfly': 'PATTERNFLY_ADDRESS', 'sites/starter': 'STARTER_ADDRESS' } as const;

/** Folder of a built site below the repository's root. */
export type Site = keyof typeof ADDRESSES;

/** A page that was opened, and what went wrong on it so far. */
export interface Visit {
  page: Page;
  /** HTTP status of the document. */
  status: number;
  errors: Errors;
}

export interface SiteFixtures {
  /** The site that the tests of a file visit: `test.use({ site })`. */
  site: Site;
  /** Address of the site's preview, without trailing slash. */
  address: string;
  /** A context with storage of its own, which ends with the test. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page of the site. */
  visit: (path: string) => Promise<Visit>;
  /** Opens a page of the site in a browser with other options. */
  visitAs: (options: BrowserContextOptions, path: string) => Promise<Visit>;
}

/** Address of the preview of a built site, without trailing slash. */
export function siteAddress(site: Site): string {
  const address = process.env[ADDRESSES[site]];
  if (address === undefined) {
    throw new Error(`${ADDRESSES[site]} is not set: run the tests with Playwright, which starts the preview.`);
  }
  return address;
}

/** Playwright's `test`, for tests that visit a built site. */
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
