import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { CONNECT } from '../../engine/src/live/frame/protocol.ts';
import { collectPageErrors } from '../support/pageErrors.ts';
import { MARKUP, problemsOf } from './pageHealth.ts';
import { strangerTest as test } from './stranger.ts';

const PATH = '/components/badge';
const SHARED = `${PATH}#code=read.ts.${deflateRawSync('const Example = () => <p>shown</p>').toString('base64url')}`;
const WAIT = { timeout: 20_000 };

/** Messages that page and isolated frame exchange over a port, never via the window. */
const SAID = [
  { kind: 'ready' },
  { kind: 'loaded' },
  { kind: 'shown' },
  { kind: 'pressed' },
  { kind: 'pong', ping: 1e99 },
  { kind: 'height', height: 1e99 },
  { kind: 'console', level: 'error', text: MARKUP },
  { kind: 'failed', failure: { phase: 'evaluate', message: MARKUP, stack: MARKUP } },
  { kind: 'inspected', inspection: 1, counts: [] },
  { kind: 'run', program: { kind: 'markup', html: MARKUP, container: {} } },
  { kind: 'prepare', scripts: ['javascript:alert(1)'], sheets: [], modules: [] },
  { kind: 'typing', isTyping: true },
  { kind: 'passages', id: 1, found: null },
  { kind: 'compiled', compiled: null }
];

interface Said {
  connect: string;
  said: unknown[];
  markup: string;
}

/** Runs in a page: posts unsolicited messages to its own window or to one that it opened. */
function sendAll({ connect, said, markup }: Said): void {
  const target = (window as Window & { opened?: Window }).opened ?? window;
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const ports = (): MessagePort[] => [new MessageChannel().port1, new MessageChannel().port2];
  let deep: unknown = 1;
  for (let depth = 0; depth < 1000; depth += 1) {
    deep = { kind: deep };
  }
  const garbage = [
    ...[undefined, null, 7, NaN, '', markup, 'patternbook:reload', 'x'.repeat(2_000_000), [], {}, [null], circular],
    ...[new Map([[1, 2]]), new Set([1]), new Date(NaN), /x/, new Error('x'), new Blob(['x']), new ArrayBuffer(8), deep],
    ...[{ __proto__: null, kind: 'ready' }, { kind: { toString: 1 } }, { data: markup, source: 'x', ports: 7 }],
    {
      get kind() {
        return 'ready';
      },
      get length() {
        return 1e9;
      }
    }
  ];
  for (const message of [...garbage, ...said, connect]) {
    target.postMessage(message, '*');
    target.postMessage(message, '*', ports());
  }
  for (let count = 0; count < 2000; count += 1) {
    target.postMessage({ kind: 'ready', count }, '*');
  }
  target.postMessage('last', '*');
}

/** Visible content of the page. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => document.title + document.body.innerText + document.documentElement.className);
}

/**
 * Waits until the content stays the same for a second. A network that is idle says nothing here: test libraries miss the
 * end of requests whose frame was removed.
 */
async function settledContentOf(page: Page): Promise<string> {
  let content = '';
  await expect(async () => {
    const before = await contentOf(page);
    await page.waitForTimeout(1000);
    content = await contentOf(page);
    expect(content).toBe(before);
  }).toPass(WAIT);
  return content;
}

const preview = (page: Page) => page.frameLocator('#read iframe[data-shown]').getByText('shown', { exact: true });

/** Records that the last message has arrived. */
function awaitLast(): void {
  addEventListener('message', ({ data }) => {
    if (data === 'last') {
      document.documentElement.dataset['last'] = '';
    }
  });
}

test.describe('messages posted to the window of a page', () => {
  for (const sender of ['the page itself', 'the page that opened it']) {
    test(`have no effect: from ${sender}`, async ({ context, plainAddress, stranger }) => {
      test.setTimeout(60_000);

      const said: Said = { connect: CONNECT, said: SAID, markup: MARKUP };
      await context.addInitScript(awaitLast);
      const opener = await context.newPage();
      await opener.goto(stranger);
      const opening = context.waitForEvent('page');
      await opener.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, plainAddress + SHARED);
      const page = await opening;
      const errors = collectPageErrors(page);
      await preview(page).waitFor(WAIT);
      const before = await settledContentOf(page);

      await (sender === 'the page itself' ? page : opener).evaluate(sendAll, said);
      await page.locator('html[data-last]').waitFor({ ...WAIT, state: 'attached' });
      expect(await contentOf(page)).toBe(before);
      await expect(preview(page)).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      expect(errors.list).toEqual([]);
    });
  }
});
