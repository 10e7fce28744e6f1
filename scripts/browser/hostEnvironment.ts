import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

import { type BrowserMachine, playwrightBrowser } from '../../engine/src/tools/chromium/browser.ts';

/** Access to the machine for browser detection; tests pass a mock. */
export interface HostEnvironment extends BrowserMachine {
  isRoot: boolean;
  /** Runs a program and waits for it. @throws Error if it fails */
  run: (program: string, args: readonly string[]) => void;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
}

/** The actual machine. */
export const thisMachine: HostEnvironment = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  playwrightBrowser: () => playwrightBrowser(chromium),
  run: (program, args) => void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }),
  print: (line) => console.log(line)
};
