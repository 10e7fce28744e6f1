import type { Browser, Page } from 'playwright-core';

import type { AuditedExample } from '../../content/siteAudit.ts';
import { openExample } from '../chromium/screenshotter.ts';
import type { ExampleTarget } from '../chromium/exampleTarget.ts';
import { addAxe, auditExample, type Axe } from './axe.ts';
import type { AuditedTheme } from './auditedThemes.ts';

const WINDOW = { width: 1280, height: 800 };
/** For an example with its documents, in all themes. */
const TIMEOUT_MS = 120_000;
/** Time for a program's late changes, and for markup, which has none but images. */
const SETTLE_MS = { program: 500, markup: 100 };
/** Limit for the change to another theme; on a busy machine, its transitions take longer than they last. */
const THEME_TIMEOUT_MS = 10_000;

/** Findings of axe-core in an example, by theme. */
type AuditFindings = Pick<AuditedExample, 'light' | 'dark' | 'others'>;

/** What is checked besides everything in light and dark. */
interface OtherThemes {
  themes: readonly AuditedTheme[];
  /** The rules that depend on the theme. */
  rules: readonly string[];
}

type AuditedPlace = Pick<ExampleTarget, 'address' | 'preview'>;

/** Audits examples one after the other, in a window of its own. */
interface Auditor {
  /**
   * @param place with its complete address
   * @throws Error when the document doesn't load, its example fails, or nothing answers in time
   */
  audit: (place: AuditedPlace, kind: keyof typeof SETTLE_MS) => Promise<AuditFindings>;
  close: () => Promise<void>;
}

/**
 * Opens a window that audits the documents of examples. All of them share one page, which takes half the time of a new
 * one for each; what an example stores is deleted after it, and a page that failed is replaced. The figures of a tab,
 * one after the other, share its document.
 */
export async function openAuditor(browser: Browser, axe: Axe, others: OtherThemes): Promise<Auditor> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  let page = await context.newPage();
  let opened: string | null = null;
  return {
    async audit(place, kind) {
      const isOpen = opened === place.address;
      opened = place.address;
      try {
        return await withTimeout(auditThemes(page, axe, { ...place, ...others, isOpen, settleMs: SETTLE_MS[kind] }));
      } catch (error) {
        opened = null;
        void page.close().catch(() => undefined);
        page = await context.newPage();
        throw error;
      }
    },
    close: () => context.close()
  };
}

interface Order extends AuditedPlace, OtherThemes {
  isOpen: boolean;
  settleMs: number;
}

async function auditThemes(
  page: Page,
  axe: Axe,
  { address, preview, isOpen, settleMs, themes, rules }: Order
): Promise<AuditFindings> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openExample(page, address, { settleMs, preview, isOpen });
  if (!isOpen) {
    await addAxe(page, axe);
  }
  // The first theme is light without anything else.
  await page.waitForFunction(hasTheme, 'a', { timeout: THEME_TIMEOUT_MS });
  const light = await auditExample(page, preview);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The second theme is dark without anything else.
  await page.waitForFunction(hasTheme, 'b', { timeout: THEME_TIMEOUT_MS });
  const dark = await auditExample(page, preview);
  const others: AuditFindings['others'] = {};
  for (const { name, code, preferences } of themes) {
    await page.evaluate(choose, preferences);
    await page.waitForFunction(hasTheme, code, { timeout: THEME_TIMEOUT_MS });
    others[name] = (await auditExample(page, preview, rules)).violations;
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.dispatchEvent(new Event('patternbook:preferences'));
  });
  return { light, dark, others };
}

/** Runs in the page: stores preferences, and lets the script in the head apply them. */
function choose(preferences: Readonly<Record<string, string>>): void {
  Object.entries(preferences).forEach(([key, value]) => localStorage.setItem(key, value));
  document.dispatchEvent(new Event('patternbook:preferences'));
}

/**
 * Runs in the page: whether the script in the head has given it a theme, and all colors have changed. Transitions are
 * brought to their end, which those of windows in the background may not reach by themselves.
 */
function hasTheme(code: string): boolean {
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  changes.forEach((change) => change.finish());
  return document.documentElement.dataset['inTheme'] === code && changes.length === 0;
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`gave no answer within ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
