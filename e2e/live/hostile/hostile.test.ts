import { deflateRawSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { siteTest } from '../../support/siteTest.ts';
import { casesOfTier } from '../../support/tier.ts';
import { ENDLESS } from './endless.ts';
import { ESCAPES } from './escapes.ts';
import { startOtherServer } from './otherServer.ts';
import type { HostileProgram, Outcome } from './outcome.ts';

const PAGE = '/components/badge';
const EXAMPLE = 'read';
const SETTLED_WITHIN_MS = 25_000;

const programs = [...ENDLESS, ...ESCAPES];
const chosen = casesOfTier(programs, { share: 25 });

const test = siteTest('sites/patternfly').extend('other', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startOtherServer();
  onCleanup(() => server.close());
  return server;
});

/** A link to the page that carries a program, as a stranger would send it. */
function linkWith({ code }: HostileProgram, address: string, stun: string): string {
  const text = code.replaceAll('EVIL', address).replaceAll('STUN', stun);
  const program = text.includes('Example = ') ? text : `${text}\nexport const Example = () => <p>shown</p>;\n`;
  return `${PAGE}#code=${EXAMPLE}.ts.${deflateRawSync(program).toString('base64url')}`;
}

async function expectOutcome(page: Page, outcome: Outcome): Promise<void> {
  const live = page.locator(`#${EXAMPLE} [data-live]`);
  const settled = page.locator(`#${EXAMPLE} :is([data-live=shown], [data-live=failed], [data-live=stopped])`);
  await settled.first().waitFor({ state: 'attached', timeout: SETTLED_WITHIN_MS });
  // What it does later: answers that stay away are noticed after a while.
  await page.waitForTimeout(outcome === 'stopped' ? 5000 : 700);
  const state = await live.getAttribute('data-live');
  if (outcome instanceof RegExp) {
    await expect.poll(() => page.locator(`#${EXAMPLE} .pb-preview-error`).textContent()).toMatch(outcome);
  } else {
    expect(outcome.split(' or ')).toContain(state);
  }
}

/** The page is the one that was opened, and does what its reader wants. */
async function expectUnharmed(page: Page, address: string): Promise<void> {
  expect(page.url()).toMatch(new RegExp(`^${address}${PAGE}`));
  expect(await page.title()).toContain('Badge');
  expect(await page.evaluate(() => [localStorage.length, document.cookie, document.hasFocus()])).toEqual([0, '', true]);
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
  const height = await page
    .locator(`#${EXAMPLE} [data-live]`)
    .evaluate((element) => (element as HTMLElement).offsetHeight);
  expect(height).toBeLessThan(6000);

  const start = performance.now();
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(performance.now() - start).toBeLessThan(5000);
}

describe('the page outlives an example that is', () => {
  test.for(chosen)('$name', { timeout: 90_000 }, async (program, { context, other, address }) => {
    const before = other.reached.length;
    const page = await context.newPage();
    const seen: string[] = [];
    page.on('dialog', (dialog) => {
      seen.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => seen.push('a window'));
    page.on('download', () => seen.push('a download'));
    // There is a page to be led back to.
    await page.goto('/robots.txt');
    await page.goto(linkWith(program, other.address, other.stun));
    await expectOutcome(page, program.outcome);
    await expectUnharmed(page, address);
    expect(seen).toEqual([]);
    expect(other.reached.slice(before)).toEqual([]);
  });
});
