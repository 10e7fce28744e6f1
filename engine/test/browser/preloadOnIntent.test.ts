import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Browser, openBrowser } from './browser.ts';

const HTML =
  '<a href="/dial"><b>Dial</b></a><a id="lamp" href="/lamp">Lamp</a><a id="out" href="https://o.example/">Out</a>';

async function start(): Promise<Browser> {
  vi.resetModules();
  const browser = openBrowser(HTML);
  const { startPreloading } = await import('../../src/browser/preloadOnIntent.ts');
  startPreloading();
  return browser;
}

function point(selector: string, type = 'pointerover'): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('startPreloading', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['pointerover', 'focusin', 'touchstart'])('fetches the page of a link on %s', async (type) => {
    const { fetched } = await start();
    point('b', type);
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual(['/data/dial.json']);
  });

  it('passes over links that the pointer only crosses', async () => {
    const { fetched } = await start();
    point('b');
    point('#lamp');
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual(['/data/lamp.json']);
  });

  it('leaves other sites alone', async () => {
    const { fetched } = await start();
    point('#out');
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual([]);
  });
});
