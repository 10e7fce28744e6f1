import type { Browser } from 'playwright-core';

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
  /** From opening the first page to its live example. */
  firstPageMs: number;
  /** From writing a file to its new text in the open page: prose, and an example. */
  proseMs: number;
  exampleMs: number;
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
  const cold = await start();
  await cold.server.stop();
  const { server, ms: readyMs } = await start();
  const page = await (await browser.newContext()).newPage();
  try {
    const opened = performance.now();
    await page.goto(server.address + PAGE);
    await page.locator('[data-preview][data-state=live]').first().waitFor();
    const firstPageMs = performance.now() - opened;

    const measureEdit = async (edit: () => string): Promise<number> => {
      await page.waitForTimeout(PAUSE_MS);
      const written = performance.now();
      await page.locator('#main').getByText(edit()).first().waitFor();
      return performance.now() - written;
    };
    const prose: number[] = [];
    const example: number[] = [];
    while (prose.length < EDITS) {
      prose.push(await measureEdit(copy.editProse));
      example.push(await measureEdit(copy.editExample));
    }
    return { coldReadyMs: cold.ms, readyMs, firstPageMs, proseMs: median(prose), exampleMs: median(example) };
  } finally {
    await page.context().close();
    await server.stop();
  }
}
