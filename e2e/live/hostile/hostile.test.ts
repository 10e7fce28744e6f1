import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';

import { siteTest } from '../../support/siteTest.ts';
import { tier } from '../../support/tier.ts';
import { ENDLESS } from './endless.ts';
import { ESCAPES } from './escapes.ts';
import { type DrivenPage, HostilePage, faultsOf } from './hostilePage.ts';
import { type OtherServer, startOtherServer } from './otherServer.ts';
import type { HostileProgram } from './outcome.ts';
import { REMAINS } from './remains.ts';
import { TAKEOVERS } from './takeovers.ts';

/** A page on which programs run one after the other, each in the place of the one before, as when a reader edits on. */
interface OpenedPage {
  hostile: HostilePage;
  /** What programs made the browser show beside the page. */
  seen: string[];
  other: OtherServer;
  close(): Promise<void>;
}

const report: string[] = [];

const test = siteTest('sites/patternfly')
  .extend('opened', { scope: 'file' }, async ({ browser, address }, { onCleanup }) => {
    const opened = await openPage(browser, address);
    onCleanup(() => opened.close());
    return opened;
  })
  /** Pages for programs that run at the same time: takes one that is free, or opens another. */
  .extend('pages', { scope: 'file' }, ({ browser, address }, { onCleanup }) => {
    const all: OpenedPage[] = [];
    const free: OpenedPage[] = [];
    onCleanup(async () => {
      await Promise.all(all.map((opened) => opened.close()));
    });
    return {
      async take(): Promise<OpenedPage> {
        const kept = free.pop();
        if (kept) {
          return kept;
        }
        const opened = await openPage(browser, address);
        all.push(opened);
        return opened;
      },
      give: (opened: OpenedPage): void => void free.push(opened)
    };
  });

async function openPage(browser: Browser, address: string): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => seen.push('a window'));
  page.on('download', () => seen.push('a download'));
  const other = await startOtherServer();
  const hostile = new HostilePage(drive(page));
  await hostile.open(address);
  return {
    hostile,
    seen,
    other,
    async close() {
      await Promise.all([context.close(), other.close()]);
    }
  };
}

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

async function runProgram(program: HostileProgram, opened: OpenedPage, isFollowed: boolean): Promise<void> {
  const { hostile, seen, other } = opened;
  const [reachedBefore, seenBefore] = [other.reached.length, seen.length];
  const start = performance.now();
  const observation = await hostile.run(program, other);
  const mid = performance.now();
  if (isFollowed) {
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
}

describe('the page outlives an example that is', () => {
  test.for([...TAKEOVERS, ...REMAINS, ...ENDLESS])('$name', { timeout: 60_000 }, (program, { opened }) =>
    runProgram(program, opened, true)
  );
});

// These wait more than they work. In the quick tier the next program shows whether the page goes on.
describe.concurrent('nothing gets out of an example that tries', () => {
  test.for(ESCAPES)('$name', { timeout: 60_000 }, async (program, { pages }) => {
    const opened = await pages.take();
    await runProgram(program, opened, tier === 'full');
    pages.give(opened);
  });
});
