import type { Browser } from 'playwright-core';

import { openExample, settle } from '../chromium/openExample.ts';
import type { AuditedExample } from '../../content/auditRecord.ts';
import { auditDocument } from './auditDocument.ts';

const WINDOW = { width: 1280, height: 800 };

/** What axe-core finds in an example, in each color scheme. */
export type ThemedFindings = Omit<AuditedExample, 'fingerprint'>;

/**
 * Runs axe-core on an example in a window of its own: what one stores or leaves open is not seen by the next.
 * @param address of the example's document
 * @param script of axe-core
 */
export async function auditExample(browser: Browser, address: string, script: string): Promise<ThemedFindings> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await openExample(page, address);
    const light = await auditDocument(page, script);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    return { light, dark: await auditDocument(page, script) };
  } finally {
    await context.close();
  }
}

/** Whether an example breaks a rule in a color scheme. */
export function hasViolations({ light, dark }: ThemedFindings): boolean {
  return light.violations.length + dark.violations.length > 0;
}
