import { expect, test as base } from '../support/test.ts';

import { FIREFOX, findOtherBrowser, skipReason } from '../../scripts/browser/otherBrowsers.ts';
import { CONNECT, type FrameProgram } from '../../engine/src/live/frame/protocol.ts';
import { readLiveSetup } from '../support/readLive.ts';
import { startBareFirefox } from '../support/browsers/bareFirefox.ts';
import type { DrivenPage } from '../support/browsers/bareBrowser.ts';
import { type HostedSite, hostFrameElsewhere, frameProgram } from './hostedFrame.ts';

const SPIN_MS = 3000;
/** The page of a frame in another process is also drawn late, since both cores are busy. */
const MAX_GAP_MS = 1500;
/** Includes building the site. */
const BUILT_WITHIN_MS = 180_000;

const firefox = findOtherBrowser(FIREFOX);

const test = base.extend<object, { hosted: HostedSite; firefoxPage: DrivenPage }>({
  hosted: [
    async ({}, use) => {
      const hosted = await hostFrameElsewhere();
      await use(hosted);
      await hosted.close();
    },
    { scope: 'worker', timeout: BUILT_WITHIN_MS }
  ],
  firefoxPage: [
    async ({}, use) => {
      const browser = await startBareFirefox(firefox ?? '');
      await use(browser.page);
      await browser.close();
    },
    { scope: 'worker' }
  ]
});

/** A busy-looping program, without the loop guard that the compiler would have inserted. */
function spinningProgram(site: string): FrameProgram {
  return frameProgram(
    site,
    `
    require('react');
    const end = Date.now() + ${SPIN_MS};
    while (Date.now() < end);
    throw new Error('has spun');`
  );
}

/** Runs in the page. @returns the longest time between two animation frames, and the outcome of the program */
async function spinInFrame(options: {
  address: string;
  connect: string;
  program: FrameProgram;
}): Promise<{ longestGapMs: number; answer: string }> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = options.address;
  const loaded = new Promise((done) => element.addEventListener('load', done, { once: true }));
  document.body.append(element);
  await loaded;
  const { port1, port2 } = new MessageChannel();
  element.contentWindow?.postMessage(options.connect, '*', [port2]);
  let [last, longestGapMs] = [performance.now(), 0];
  const measure = (): void => {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - last);
    last = now;
  };
  const timer = setInterval(measure, 16);
  const answer = await new Promise<string>((done) => {
    setTimeout(() => done('nothing'), 10_000);
    port1.onmessage = ({ data }: MessageEvent<{ kind: string; failure?: { message: string } }>) => {
      if (data.kind === 'failed') {
        done(data.failure?.message ?? '');
      }
    };
    port1.postMessage({ kind: 'run', program: options.program });
  });
  measure();
  clearInterval(timer);
  element.remove();
  return { longestGapMs, answer };
}

test.describe('a busy-looping frame in Firefox', { tag: '@full' }, () => {
  test.skip(firefox === null, skipReason(FIREFOX));

  test('blocks the page on the same site, but not on another one', async ({ hosted, firefoxPage: page }) => {
    const frame = new URL(readLiveSetup(hosted.folder).frame);
    await page.goto(`${hosted.pages}/robots.txt`);
    const program = spinningProgram(hosted.folder);
    const spin = (host: string): Promise<{ longestGapMs: number; answer: string }> =>
      page.evaluate(spinInFrame, { address: host + frame.pathname, connect: CONNECT, program });
    const [same, other] = [await spin(hosted.pages), await spin(hosted.frames)];
    const gaps = [same, other].map(({ longestGapMs }) => Math.round(longestGapMs));
    process.stdout.write(`Longest gap of the page: same site ${gaps[0]} ms, another site ${gaps[1]} ms\n`);
    expect([same.answer, other.answer]).toEqual([
      expect.stringContaining('has spun'),
      expect.stringContaining('has spun')
    ]);
    expect(same.longestGapMs).toBeGreaterThan(SPIN_MS - 500);
    expect(other.longestGapMs).toBeLessThan(MAX_GAP_MS);
  });
});
