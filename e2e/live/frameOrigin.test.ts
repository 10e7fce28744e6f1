import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';

import { CONNECT, type FrameProgram, type FromFrame } from '../../engine/src/live/frame/protocol.ts';
import { collectPageErrors } from '../support/pageErrors.ts';
import { startPlainServer } from '../support/plainServer.ts';
import { readLiveSetup } from '../support/readLive.ts';

import { WAIT, openCode } from './codePage.ts';
import { type HostedSite, hostFrameElsewhere, frameProgram } from './hostedFrame.ts';

const root = resolve(import.meta.dirname, '../..');
const STARTER = 'sites/starter';
/** The first test waits for the build of the site. */
const BUILT_WITHIN_MS = 180_000;

/** Fixtures: the hosted site, and a host for foreign pages on the same computer with another origin than all sites. */
const test = base.extend<object, { hosted: HostedSite; stranger: string }>({
  hosted: [
    async ({}, use) => {
      const site = await hostFrameElsewhere();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILT_WITHIN_MS }
  ],
  stranger: [
    async ({}, use) => {
      const folder = join(root, '.cache/stranger');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.html'), '<!doctype html><h1>Stranger</h1>');
      const server = await startPlainServer(folder, '127.0.0.1');
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' }
  ]
});
test.use({ site: STARTER });

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  return page;
}

/** A program that writes to storage, and reports what it stored. */
function storingProgram(site: string): FrameProgram {
  return frameProgram(
    site,
    `
    localStorage.setItem('stolen', 'yes');
    const { createElement } = require('react');
    exports.default = () => createElement('output', null, localStorage.getItem('stolen'));`
  );
}

interface Attempt {
  /** Kinds of the frame's messages. */
  answers: string[];
  text: string;
  /** Number of entries in the storage of the frame's origin; null if it has none. */
  stored: number | null;
}

/** Embeds the frame's document in a page as the site does, with or without a sandbox, and sends it a program. */
async function tryProgram(page: Page, address: string, site: string, isSandboxed: boolean): Promise<Attempt> {
  const answers = await page.evaluate(frameAndRun, {
    address,
    sandbox: isSandboxed ? 'allow-scripts allow-forms' : null,
    connect: CONNECT,
    program: storingProgram(site),
    waitMs: 1500
  });
  const frame = page.frames().find((candidate) => candidate.url() === address);
  if (!frame) {
    throw new Error(`${address} is not shown.`);
  }
  return {
    answers,
    text: await frame.locator('body').innerText(),
    stored: isSandboxed ? null : await frame.evaluate(() => localStorage.length)
  };
}

/** Runs in the page. @returns the kinds of all messages until the program is rendered or times out */
async function frameAndRun(options: {
  address: string;
  sandbox: string | null;
  connect: string;
  program: FrameProgram;
  waitMs: number;
}): Promise<string[]> {
  const element = document.createElement('iframe');
  if (options.sandbox !== null) {
    element.setAttribute('sandbox', options.sandbox);
  }
  element.src = options.address;
  const loaded = new Promise((done) => element.addEventListener('load', done, { once: true }));
  document.body.append(element);
  await loaded;
  const { port1, port2 } = new MessageChannel();
  element.contentWindow?.postMessage(options.connect, '*', [port2]);
  const answers: string[] = [];
  await new Promise<void>((done) => {
    setTimeout(done, options.waitMs);
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      answers.push(data.kind);
      if (data.kind === 'shown' || data.kind === 'failed') {
        done();
      }
    };
    port1.postMessage({ kind: 'run', program: options.program });
  });
  return answers;
}

test.describe('a frame on another origin', { tag: '@full' }, () => {
  test('renders an edited example with its libraries, styles, images and setup', async ({ browser, hosted }) => {
    const page = await browser.newPage();
    const errors = collectPageErrors(page);
    await page.goto(`${hosted.pages}/components/button`);
    const editor = await openCode(page, 'Variants');
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`
      import { Button } from 'larkspur-ui';
      import flower from '../../../assets/flower.svg';
      export const Edited = () => (
        <>
          <Button>Edited</Button>
          <img alt="imported" src={flower} />
          <img alt="static" src="/assets/larkspur/flower.svg" />
        </>
      );`);
    const frame = page.frameLocator('iframe.pb-live-frame[data-shown]');
    const edited = frame.getByRole('button', { name: 'Edited' });
    await edited.waitFor(WAIT);
    await expect
      .poll(() => edited.evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(91, 63, 181)');
    expect(await edited.evaluate(() => [location.origin, self.origin])).toEqual([hosted.frames, 'null']);
    for (const name of ['imported', 'static']) {
      const image = frame.getByRole('img', { name });
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain(`${hosted.frames}/`);
    }
    await expect(frame.locator('body')).toHaveAttribute('data-prepared', 'yes');
    expect(errors.list).toEqual([]);
    await page.close();
  });

  test('can only be embedded by the site, by its headers', async ({ browser, hosted, stranger }) => {
    const { frame } = readLiveSetup(hosted.folder);
    expect(new URL(frame).origin).toBe(hosted.frames);
    const site = await openPage(browser, `${hosted.pages}/robots.txt`);
    expect((await tryProgram(site, frame, hosted.folder, true)).answers).toContain('shown');
    await site.close();
    const page = await openPage(browser, stranger);
    await page.evaluate(frameAndRun, {
      address: frame,
      sandbox: 'allow-scripts',
      connect: CONNECT,
      program: storingProgram(hosted.folder),
      waitMs: 0
    });
    expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    await page.close();
  });
});

/** Serves a site without headers. @returns the origin of the host, and the address of the frame's document */
async function serveWithoutHeaders(site: string): Promise<AsyncDisposable & { origin: string; frame: string }> {
  const server = await startPlainServer(join(root, site, 'dist'), '127.0.0.1');
  const { pathname } = new URL(readLiveSetup(site).frame, server.address);
  return { origin: server.address, frame: server.address + pathname, [Symbol.asyncDispose]: () => server.close() };
}

test.describe('a frame on a host without headers', () => {
  test.describe.configure({ timeout: BUILT_WITHIN_MS });

  test('runs programs of the site', async ({ browser, hosted }) => {
    await using served = await serveWithoutHeaders(hosted.folder);
    const page = await openPage(browser, `${hosted.pages}/robots.txt`);
    const { answers, text } = await tryProgram(page, served.frame, hosted.folder, true);
    expect(answers).toContain('shown');
    expect(text).toBe('yes');
    await page.close();
  });

  test('rejects pages of a third origin, and reports it', async ({ browser, hosted, stranger }) => {
    await using served = await serveWithoutHeaders(hosted.folder);
    const page = await openPage(browser, stranger);
    expect(await tryProgram(page, served.frame, hosted.folder, true)).toEqual({
      answers: [],
      text: `This document runs edited examples for pages of ${hosted.pages}, not of ${stranger}.`,
      stored: null
    });
    await page.close();
  });

  for (const { site, by } of [
    { site: 'with frame.origin', by: 'the site' },
    { site: 'with frame.origin', by: 'its own origin' },
    { site: 'with frame.origin', by: 'a stranger' },
    { site: 'without frame.origin', by: 'its own origin' },
    { site: 'without frame.origin', by: 'a stranger' }
  ]) {
    test(`runs nothing without a sandbox: ${site}, embedded by ${by}`, async ({ browser, hosted, stranger }) => {
      const folder = site === 'with frame.origin' ? hosted.folder : STARTER;
      await using served = await serveWithoutHeaders(folder);
      const address = { 'the site': hosted.pages, 'its own origin': served.origin, 'a stranger': stranger }[by] ?? '';
      const page = await openPage(browser, by === 'a stranger' ? address : `${address}/robots.txt`);
      const attempt = await tryProgram(page, served.frame, folder, false);
      expect(attempt).toMatchObject({ answers: [], stored: 0 });
      expect(attempt.text).toContain(`It was loaded with the origin ${served.origin}, so it runs nothing.`);
      await page.close();
    });
  }
});
