import type { Frame, Page } from '@playwright/test';

import { CONNECT, type FrameProgram, type FromFrame, type ToFrame } from '../../engine/src/live/frame/protocol.ts';
import { withTimeout } from '../support/withTimeout.ts';

/** Outcome of a program in the frame. */
export type FrameOutcome = { state: 'shown' } | { state: 'failed'; message: string } | { state: 'silent' };

/** Runs programs in isolated frames, without the surrounding page. */
export interface FrameRunner {
  run(program: FrameProgram): Promise<FrameOutcome>;
  /** Sets the width of the frames of the next programs, in pixels. */
  resize(width: number): void;
  /** Rendered HTML, once it is stable; the context needs `addCanonicalHtml`. */
  settledHtml(): Promise<string>;
}

const ANSWER_WITHIN_MS = 20_000;
/** A frame that is busy for longer will not recover. */
const LIMIT_MS = 2 * ANSWER_WITHIN_MS;

/**
 * Prepares a page that contains only frames. Each program gets a new frame, as in pages.
 * @param address of the frame's document
 */
export async function openFrame(page: Page, address: string): Promise<FrameRunner> {
  await page.goto('/robots.txt');
  let width = 'auto';
  return {
    run: (program) =>
      withTimeout(
        page.evaluate(runProgram, { address, width, connect: CONNECT, program, limitMs: ANSWER_WITHIN_MS }),
        LIMIT_MS,
        'Running an example'
      ),
    resize(pixels) {
      width = `${pixels}px`;
    },
    async settledHtml() {
      // The list of frames lags behind: ask the element for its frame.
      const frame = await (await page.$('iframe'))?.contentFrame();
      if (!frame) {
        throw new Error(`${address} is not shown.`);
      }
      return withTimeout(settledHtml(frame), LIMIT_MS, 'Reading what an example shows');
    }
  };
}

/** Runs in the page. */
async function runProgram(options: {
  address: string;
  width: string;
  connect: string;
  program: FrameProgram;
  limitMs: number;
}): Promise<FrameOutcome> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.style.cssText = `block-size: 800px; border: 0; inline-size: ${options.width}`;
  element.src = options.address;
  document.body.replaceChildren(element);
  await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  element.contentWindow?.postMessage(options.connect, '*', [port2]);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ state: 'silent' }), options.limitMs);
    const settle = (outcome: FrameOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.kind === 'shown') {
        settle({ state: 'shown' });
      } else if (data.kind === 'failed' && data.failure.phase !== 'later') {
        settle({ state: 'failed', message: data.failure.message });
      }
    };
    port1.postMessage({ kind: 'run', program: options.program } satisfies ToFrame);
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
