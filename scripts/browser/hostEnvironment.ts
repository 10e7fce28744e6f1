import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

import { type BrowserMachine, playwrightBrowser } from '../../engine/src/tools/chromium/browser.ts';

/** What the search for a browser to test with asks of the machine; tests pass an invented one. */
export interface HostEnvironment extends BrowserMachine {
  isRoot: boolean;
  /** Runs a program to its end. Throws an Error when it fails. */
  run: (program: string, args: readonly string[]) => void;
  /** Prints a line for the person who runs the tests. */
  say: (line: string) => void;
}

/** The machine that this program runs on. */
export const thisMachine: HostEnvironment = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  playwrightBrowser: () => playwrightBrowser(chromium),
  run: (program, args) => void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }),
  say: (line) => console.log(line)
};
