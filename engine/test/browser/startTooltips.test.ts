import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openBrowser } from './browser.ts';

const HTML = '<a href="#a" data-tooltip="Copy A"><b>A</b></a><p>elsewhere</p><div id="pb_announcer"></div>';

const { createTooltips, showOutcome } = vi.hoisted(() => ({ createTooltips: vi.fn(), showOutcome: vi.fn() }));
vi.mock('../../src/browser/tooltip.ts', () => ({ createTooltips }));

beforeEach(() => {
  vi.resetModules();
  createTooltips.mockReset().mockImplementation(({ reached }: { reached: Event | null }) => {
    // What was reached is an event until the tooltips are there.
    createTooltips.mock.lastCall?.push(reached?.type ?? null);
    return { showOutcome };
  });
  showOutcome.mockReset();
});

async function openPage() {
  const { document } = openBrowser(HTML);
  const { startTooltips, reportOutcome } = await import('../../src/browser/startTooltips.ts');
  startTooltips();
  const fire = (type: string, selector: string, properties: object = {}): void => {
    document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties));
  };
  /** Types of events that the tooltips were told, in their order. */
  const told = async (): Promise<unknown[]> => {
    await vi.dynamicImportSettled();
    return createTooltips.mock.calls.map((call) => call.at(-1) as unknown);
  };
  return { document, fire, told, reportOutcome };
}

const MOUSE = { pointerType: 'mouse' };
const TOUCH = { pointerType: 'touch' };

describe('startTooltips', () => {
  it('loads nothing for a reader who only reads', async () => {
    const { fire, told } = await openPage();
    fire('pointerover', 'p', MOUSE);
    fire('pointerover', 'a', TOUCH);
    fire('pointerdown', 'a', MOUSE);
    fire('focusin', 'a');
    expect(await told()).toEqual([]);
  });

  it.each([
    ['pointerover', MOUSE],
    ['pointerdown', TOUCH]
  ])('loads them when %s reaches an element that has one, once', async (type, pointer) => {
    const { fire, told } = await openPage();
    fire(type, 'b', pointer);
    expect(await told()).toEqual([type]);
    fire(type, 'b', pointer);
    expect(await told()).toEqual([type]);
  });

  it('loads them when a key moves the focus', async () => {
    const { document, fire, told } = await openPage();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    fire('focusin', 'a');
    expect(await told()).toEqual(['focusin']);
  });

  it.each([
    ['pointerover', MOUSE, 'pointerover', 'p'],
    ['pointerdown', TOUCH, 'pointerup', 'a']
  ])('shows nothing if %s was over before they were loaded', async (type, pointer, end, selector) => {
    const { fire, told } = await openPage();
    fire(type, 'a', pointer);
    fire(end, selector, pointer);
    expect(await told()).toEqual([null]);
  });

  it('shows the outcome of a press', async () => {
    const { document, told, reportOutcome } = await openPage();
    const link = document.querySelector('a') as HTMLElement;
    reportOutcome(link, 'Copied');
    expect(document.querySelector('#pb_announcer')?.textContent).toBe('Copied');
    await told();
    expect(showOutcome).toHaveBeenCalledExactlyOnceWith(link, 'Copied');
  });
});
