import type { Frame, Page } from 'playwright-core';

import { CONNECT, type FrameProgram, type FromFrame, type ToFrame } from '../../engine/src/frame/protocol.ts';
import { within } from '../support/within.ts';

/** What a program did in the frame. */
export type FrameOutcome = { state: 'shown' } | { state: 'failed'; message: string } | { state: 'silent' };

/** The isolated frame by itself, without the page that it is part of. */
export interface FrameRunner {
  run(program: FrameProgram): Promise<FrameOutcome>;
  /** Makes the frame so wide, in pixels. */
  resize(width: number): Promise<void>;
  /** HTML of what is shown, once it stays the same; the context has `addCanonicalHtml`. */
  settledHtml(): Promise<string>;
}

/** What the page of the runner keeps. */
interface Harness {
  port: MessagePort;
  run: number;
}
declare global {
  interface Window {
    harness: Harness;
  }
}

const ANSWER_WITHIN_MS = 20_000;
/** A frame that is busy for longer will not come back. */
const LIMIT_MS = 2 * ANSWER_WITHIN_MS;

/**
 * Opens a frame in a page of the site that holds nothing else.
 * @param address of the frame's document
 */
export async function openFrame(page: Page, address: string): Promise<FrameRunner> {
  await page.goto('/robots.txt');
  await within(page.evaluate(insertFrame, { address, connect: CONNECT }), LIMIT_MS, `Opening ${address}`);
  const frame = page.frames().find((candidate) => candidate.url().endsWith(address));
  if (!frame) {
    throw new Error(`${address} is not shown.`);
  }
  return {
    run: (program) =>
      within(page.evaluate(runProgram, { program, limitMs: ANSWER_WITHIN_MS }), LIMIT_MS, 'Running an example'),
    resize: (width) =>
      page.locator('iframe').evaluate((element, pixels) => {
        element.style.inlineSize = `${pixels}px`;
      }, width),
    settledHtml: () => within(settledHtml(frame), LIMIT_MS, 'Reading what an example shows')
  };
}

/** Runs in the page. */
async function insertFrame(options: { address: string; connect: string }): Promise<void> {
  document.body.replaceChildren();
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.style.cssText = 'block-size: 800px; border: 0';
  element.src = options.address;
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  element.contentWindow?.postMessage(options.connect, '*', [port2]);
  window.harness = { port: port1, run: 0 };
  await new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => data.kind === 'ready' && resolve();
  });
}

/** Runs in the page. */
function runProgram(options: { program: FrameProgram; limitMs: number }): Promise<FrameOutcome> {
  const { harness } = window;
  harness.run += 1;
  const { run, port } = harness;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ state: 'silent' }), options.limitMs);
    const settle = (outcome: FrameOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.kind === 'shown' && data.run === run) {
        settle({ state: 'shown' });
      } else if (data.kind === 'failed' && data.run === run && data.failure.phase !== 'later') {
        settle({ state: 'failed', message: data.failure.message });
      }
    };
    port.postMessage({ kind: 'run', run, program: options.program } satisfies ToFrame);
  });
}

async function settledHtml(frame: Frame): Promise<string> {
  return frame.evaluate(async () => {
    const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 50));
    const content = document.querySelector('[data-content]');
    const read = (): string => (content ? window.canonicalHtml(content) : '');
    let html = read();
    for (let turn = 0; turn < 20; turn += 1) {
      await pause();
      const next = read();
      if (next === html) {
        break;
      }
      html = next;
    }
    return html;
  });
}
