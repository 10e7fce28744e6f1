import type { Browser, Page } from '@playwright/test';
import { expect, siteAddress, test as base } from '../../support/test.ts';

import { tier } from '../../support/tier.ts';
import { ENDLESS } from './endless.ts';
import { ESCAPES } from './escapes.ts';
import type { DrivenPage } from '../../support/browsers/bareBrowser.ts';
import { HostilePage, MOST_LATER_MS, errorsOf } from './hostilePage.ts';
import { type OtherServer, startOtherServer } from './otherServer.ts';
import type { HostileProgram } from './outcome.ts';
import { REMAINS } from './remains.ts';
import { TAKEOVERS } from './takeovers.ts';

/** A page that runs programs sequentially, each replacing the previous one, as when a reader keeps editing. */
interface OpenedPage {
  hostile: HostilePage;
  /** What programs caused the browser to show outside of the page. */
  seen: string[];
  other: OtherServer;
  close(): Promise<void>;
}

/** Number of parallel pages for escapes. With more of them, programs take longer than their time limits. */
const PAGES = 2;

interface HostileFixtures {
  opened: OpenedPage;
  /**
   * Errors of an escape after it has run. The first call starts this and all following escapes, several at a time.
   * @param isAlone runs it with nothing beside it: a slow machine may take too long for several
   */
  escaped: (program: HostileProgram, isAlone: boolean) => Promise<string[]>;
}

const test = base.extend<object, HostileFixtures>({
  opened: [
    async ({ browser }, use) => {
      const opened = await openPage(browser);
      await use(opened);
      await opened.close();
    },
    { scope: 'worker' }
  ],
  escaped: [
    async ({ browser }, use) => {
      const results = new Map(ESCAPES.map((program) => [program, Promise.withResolvers<string[]>()]));
      let queue: [HostileProgram, PromiseWithResolvers<string[]>][] = [];
      const runNext = async (): Promise<void> => {
        const opened = await openPage(browser);
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const [program, { resolve }] = next;
          // In the quick tier, the next program verifies that the page still works.
          resolve(await runProgram(program, opened, tier === 'full').catch((error: unknown) => [String(error)]));
        }
        await opened.close();
      };
      let all: Promise<unknown> | undefined;
      await use(async (program, isAlone) => {
        if (isAlone) {
          const opened = await openPage(browser);
          const errors = await runProgram(program, opened, true);
          await opened.close();
          return errors;
        }
        if (all === undefined) {
          // A worker that starts after a failure continues from there.
          queue = [...results].slice(ESCAPES.indexOf(program));
          all = Promise.all(Array.from({ length: PAGES }, runNext));
        }
        return results.get(program)?.promise ?? [];
      });
      queue = [];
      await all;
    },
    { scope: 'worker' }
  ]
});

async function openPage(browser: Browser): Promise<OpenedPage> {
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
  const hostile = new HostilePage(drive(page), MOST_LATER_MS);
  await hostile.open(siteAddress('sites/patternfly'));
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

/** Runs a program and logs the outcome. @returns its errors */
async function runProgram(program: HostileProgram, opened: OpenedPage, isFollowed: boolean): Promise<string[]> {
  const { hostile, seen, other } = opened;
  const [reachedBefore, seenBefore] = [other.reached.length, seen.length];
  const start = performance.now();
  const observation = await hostile.run(program, other);
  const mid = performance.now();
  if (isFollowed) {
    await hostile.recover();
  }
  const end = performance.now();
  process.stdout.write(
    `${program.name}: ${observation.state}, longest gap ${Math.round(observation.longestGapMs)} ms, ` +
      `recovered in ${Math.round(end - mid)} ms (${Math.round(end - start)} ms in all)\n`
  );
  return [
    ...errorsOf(program, observation),
    ...seen.slice(seenBefore),
    ...other.reached.slice(reachedBefore).map((request) => `${request} reached another server`)
  ];
}

// Programs compete with the page for processor time, and a busy machine leaves too little of it now and then.
test.describe.configure({ retries: 2 });

test.describe('the page survives an example with', () => {
  for (const program of [...TAKEOVERS, ...REMAINS, ...ENDLESS]) {
    test(program.name, async ({ opened }) => {
      expect(await runProgram(program, opened, true)).toEqual([]);
    });
  }
});

test.describe("an example can't escape with", () => {
  for (const program of ESCAPES) {
    test(program.name, async ({ escaped }, { retry }) => {
      expect(await escaped(program, retry > 0)).toEqual([]);
    });
  }
});
