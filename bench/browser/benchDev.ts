import type { Browser, Page } from 'playwright-core';

import { serverOfCheckout, startServer } from '../../scripts/startServer.ts';
import { copySite } from '../build/siteCopy.ts';
import { repositoryRoot } from '../paths.ts';
import { median } from './median.ts';

const PAGE = '/developer-resources/benchmark';
const EDITS = 10;
/** The watcher and the page settle between edits. */
const PAUSE_MS = 1500;

/** Times of the dev server with the whole site, in ms. */
export interface DevFigures {
  /** From the command to the address that it prints, with an empty cache. */
  coldReadyMs: number;
  /** The same when it was started before. */
  readyMs: number;
  /** From opening the first page to its live example, with an empty cache and later. */
  coldFirstPageMs: number;
  firstPageMs: number;
  /** From writing a file to its new text in the open page: prose, and an example. */
  proseMs: number;
  exampleMs: number;
}

/** Waits until a function that runs in the page returns true, and checks in each frame: locators wait up to 0.5 s. */
async function becomesTrue(page: Page, isTrue: (text: string) => boolean, text = ''): Promise<void> {
  await page.waitForFunction(isTrue, text, { polling: 'raf' });
}

/** Starts the dev server of a copy of the site, opens a page, and edits it. */
export async function benchDev(browser: Browser): Promise<DevFigures> {
  const copy = copySite();
  copy.clear();
  const start = async () => {
    const before = performance.now();
    const server = await startServer(serverOfCheckout(repositoryRoot, 'dev', copy.folder));
    return { server, ms: performance.now() - before };
  };
  const page = await (await browser.newContext()).newPage();
  const open = async (address: string): Promise<number> => {
    const before = performance.now();
    await page.goto(address + PAGE);
    await becomesTrue(page, () => document.querySelector('[data-preview][data-state=live]') !== null);
    return performance.now() - before;
  };
  const cold = await start();
  let coldFirstPageMs: number;
  try {
    coldFirstPageMs = await open(cold.server.address);
  } finally {
    await cold.server.stop();
  }
  const { server, ms: readyMs } = await start();
  try {
    const firstPageMs = await open(server.address);

    const measureEdit = async (edit: () => string): Promise<number> => {
      await page.waitForTimeout(PAUSE_MS);
      const written = performance.now();
      const text = edit();
      await becomesTrue(
        page,
        (wanted) => document.getElementById('pb_main')?.textContent.includes(wanted) === true,
        text
      );
      return performance.now() - written;
    };
    const prose: number[] = [];
    const example: number[] = [];
    while (prose.length < EDITS) {
      prose.push(await measureEdit(copy.editProse));
      example.push(await measureEdit(copy.editExample));
    }
    return {
      coldReadyMs: cold.ms,
      readyMs,
      coldFirstPageMs,
      firstPageMs,
      proseMs: median(prose),
      exampleMs: median(example)
    };
  } finally {
    await page.context().close();
    await server.stop();
  }
}
