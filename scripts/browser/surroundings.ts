import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** What the search for a browser asks of the machine; tests pass an invented one. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Whether a file exists. */
  exists: (file: string) => boolean;
  /** Where Playwright would keep its own Chromium; null when it supports none here. */
  playwrightBrowser: () => string | null;
  /** Runs a program to its end. Throws an Error when it fails. */
  run: (program: string, args: readonly string[]) => void;
}

/** The machine that this program runs on. */
export const thisMachine: Surroundings = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  playwrightBrowser,
  run: (program, args) => void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
};

function playwrightBrowser(): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}
