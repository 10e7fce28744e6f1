import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';

import { siteTest } from '../../support/siteTest.ts';
import { casesOfTier, tier } from '../../support/tier.ts';
import { ENDLESS } from './endless.ts';
import { ESCAPES } from './escapes.ts';
import { type DrivenPage, HostilePage, faultsOf } from './hostilePage.ts';
import { startOtherServer } from './otherServer.ts';
import type { HostileProgram } from './outcome.ts';
import { REMAINS } from './remains.ts';
import { TAKEOVERS } from './takeovers.ts';

const programs = [...TAKEOVERS, ...REMAINS, ...casesOfTier(ESCAPES), ...casesOfTier(ENDLESS, { share: 2 })];
/** After these the next program shows whether the page goes on; in the full tier each is followed by mended code. */
const unfollowed: ReadonlySet<HostileProgram> = new Set(tier === 'full' ? [] : ESCAPES);

const report: string[] = [];

/** One page for all programs: each runs in the place of the one before, as when a reader goes on editing. */
const test = siteTest('sites/patternfly')
  .extend('other', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startOtherServer();
    onCleanup(() => server.close());
    return server;
  })
  .extend('opened', { scope: 'file' }, async ({ browser, address }, { onCleanup }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    onCleanup(() => context.close());
    const page = await context.newPage();
    const seen: string[] = [];
    page.on('dialog', (dialog) => {
      seen.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => seen.push('a window'));
    page.on('download', () => seen.push('a download'));
    const hostile = new HostilePage(drive(page));
    await hostile.open(address);
    return { hostile, seen };
  });

function drive(page: Page): DrivenPage {
  return {
    async goto(address) {
      await page.goto(address);
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    type: (letters) => page.keyboard.type(letters)
  };
}

afterAll(() => {
  process.stdout.write(`${report.join('\n')}\n`);
});

describe('the page outlives an example that is', () => {
  test.for(programs)('$name', { timeout: 60_000 }, async (program, { opened, other }) => {
    const { hostile, seen } = opened;
    const [reachedBefore, seenBefore] = [other.reached.length, seen.length];
    const start = performance.now();
    const observation = await hostile.run(program, other);
    const mid = performance.now();
    if (!unfollowed.has(program)) {
      await hostile.recover();
    }
    const end = performance.now();
    report.push(
      `${program.name}: ${observation.state}, longest gap ${Math.round(observation.longestGapMs)} ms, ` +
        `recovered in ${Math.round(end - mid)} ms (${Math.round(end - start)} ms in all)`
    );
    expect([
      ...faultsOf(program, observation),
      ...seen.slice(seenBefore),
      ...other.reached.slice(reachedBefore).map((request) => `${request} reached another server`)
    ]).toEqual([]);
  });
});
