import { expect, siteAddress, test as base } from '../../support/test.ts';

import { type OtherBrowser, findOtherBrowser, skipReason } from '../../../scripts/browser/otherBrowsers.ts';
import { casesOfCommit } from '../../support/tier.ts';
import { ENDLESS } from './endless.ts';
import { ESCAPES } from './escapes.ts';
import { FLOODS } from './floods.ts';
import type { BareBrowser } from '../../support/browsers/bareBrowser.ts';
import { HostilePage, type Observation, escapesOf, errorsOf } from './hostilePage.ts';
import type { BaselineEntry } from './knownInSharedProcess.ts';
import { MEMORY } from './memory.ts';
import { type OtherServer, startOtherServer } from './otherServer.ts';
import type { OtherOutcome } from './otherOutcomes.ts';
import type { HostileProgram } from './outcome.ts';
import { REMAINS } from './remains.ts';
import { TAKEOVERS } from './takeovers.ts';

/** Each run covers one part of the resource-exhausting programs, chosen by the commit. */
const PARTS = 6;
const COSTLY = [...ENDLESS, ...FLOODS, ...MEMORY];
const PROGRAMS = [...ESCAPES, ...TAKEOVERS, ...REMAINS, ...COSTLY];
const CHOSEN = [...ESCAPES, ...TAKEOVERS, ...REMAINS, ...casesOfCommit(COSTLY, PARTS)];
const PROGRAM_LIMIT_MS = 150_000;

/** A browser with the page that runs the programs sequentially. */
interface Opened {
  browser: BareBrowser;
  hostile: HostilePage;
}

/** Differences to Chromium. */
export interface Differences {
  known: readonly BaselineEntry[];
  outcomes: readonly OtherOutcome[];
}

/** Result of a program: `seen` is null if the browser stopped responding. */
interface Result {
  seen: Observation | null;
  errors: string[];
}

/**
 * Tests hostile programs in a browser other than Chromium, in the full tier and if it is installed. There the frame
 * shares the page's process: programs that no guard can stop are in a baseline, and a stale entry fails.
 */
export function testInOtherBrowser(
  kind: OtherBrowser,
  start: (program: string) => Promise<BareBrowser>,
  { known, outcomes }: Differences
): void {
  const program = findOtherBrowser(kind);
  const programs = CHOSEN.map((hostileProgram) => ({
    ...hostileProgram,
    outcome: outcomes.find(isOf(hostileProgram))?.outcome ?? hostileProgram.outcome
  }));
  const test = base.extend<object, { other: OtherServer; slot: Slot }>({
    other: [
      async ({}, use) => {
        const other = await startOtherServer();
        await use(other);
        await other.close();
      },
      { scope: 'worker' }
    ],
    slot: [
      async ({}, use) => {
        const slot = new Slot(() => start(program ?? ''));
        await use(slot);
        await slot.end();
      },
      { scope: 'worker' }
    ]
  });

  test.describe(`in ${kind.name}, the page survives an example with`, { tag: '@full' }, () => {
    test.skip(program === null, skipReason(kind));

    for (const hostileProgram of programs) {
      test(hostileProgram.name, async ({ slot, other }) => {
        test.setTimeout(PROGRAM_LIMIT_MS);

        const { seen, errors } = await runProgram(hostileProgram, slot, other);
        const gap = seen ? `${seen.state}, longest gap ${Math.round(seen.longestGapMs)} ms` : 'no answer';
        process.stdout.write(`${kind.name}, ${hostileProgram.name}: ${gap}; ${errors.join('; ') || 'no errors'}\n`);
        const entry = known.find(isOf(hostileProgram));
        expect(errors.filter((error) => !entry?.error.test(error))).toEqual([]);
        if (entry && !entry.isRare) {
          expect(errors, 'It is listed in knownInSharedProcess.ts and harms nothing any more.').not.toEqual([]);
        }
      });
    }

    test('all listed programs exist, and none may escape', () => {
      const isNone = (entry: { program: string }): boolean => !PROGRAMS.some(({ name }) => name === entry.program);
      expect([...known, ...outcomes].filter(isNone)).toEqual([]);
      const escapes = [...escapesOf({ isSamePage: false, stored: 1 }), reachedError('GET /'), 'a window', 'a dialog'];
      expect(known.filter(({ error }) => escapes.some((escape) => error.test(escape)))).toEqual([]);
    });
  });
}

function isOf({ name }: HostileProgram): (entry: { program: string }) => boolean {
  return ({ program }) => program === name;
}

/** Reuses one browser for all programs until a program makes it unusable. */
class Slot {
  readonly #start: () => Promise<BareBrowser>;
  #opened: Opened | null = null;

  constructor(start: () => Promise<BareBrowser>) {
    this.#start = start;
  }

  async take(): Promise<Opened> {
    if (this.#opened === null) {
      const browser = await this.#start();
      this.#opened = { browser, hostile: new HostilePage(browser.page) };
      await this.#opened.hostile.open(siteAddress('sites/patternfly'));
    }
    return this.#opened;
  }

  /** Kills the browser; the next program gets a new one. */
  async end(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    await opened?.browser.close();
  }
}

async function runProgram(program: HostileProgram, slot: Slot, other: OtherServer): Promise<Result> {
  const { browser, hostile } = await slot.take();
  const reachedBefore = other.reached.length;
  const shownBefore = (await browser.shown()).length;
  let seen: Observation | null = null;
  const errors: string[] = [];
  try {
    seen = await hostile.run(program, other);
    errors.push(...errorsOf(program, seen));
    await hostile.recover();
    errors.push(...(await browser.shown()).slice(shownBefore));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
    await slot.end();
  }
  errors.push(...other.reached.slice(reachedBefore).map(reachedError));
  return { seen, errors };
}

function reachedError(request: string): string {
  return `${request} reached another server`;
}
