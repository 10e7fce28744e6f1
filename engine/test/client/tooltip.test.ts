import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { startTooltips } from '../../src/client/tooltip.ts';
import { TOOLTIP_EXIT_DELAY_AFTER_COPY_MS, TOOLTIP_EXIT_DELAY_MS } from '../../src/constants.ts';
import { openBrowser } from './browser.ts';

const HTML = `
  <div id="tooltip" role="tooltip" popover="manual"><div data-tooltip-content></div></div>
  <a href="#a" data-tooltip="Copy A"><b>A</b></a>
  <a href="#b" data-tooltip="Copy B">B</a>
  <p>elsewhere</p>`;

let isShown = false;

beforeEach(() => {
  isShown = false;
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function openPage() {
  const { document } = openBrowser(HTML);
  Object.assign(HTMLElement.prototype, {
    showPopover: () => (isShown = true),
    hidePopover: () => (isShown = false)
  });
  const tooltips = startTooltips();
  const over = (selector: string, pointerType = 'mouse'): void => {
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    document.querySelector(selector)?.dispatchEvent(event);
  };
  const link = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[href="#${name}"]`) as HTMLElement;
  const text = (): string | null =>
    isShown ? (document.querySelector('[data-tooltip-content]')?.textContent ?? '') : null;
  return { tooltips, over, link, text };
}

describe('startTooltips', () => {
  it('shows the text while the pointer rests on the element, and a moment longer', () => {
    const { over, link, text } = openPage();
    over('[href="#a"] b');
    expect(text()).toBe('Copy A');
    expect(link('a').getAttribute('aria-describedby')).toBe('tooltip');
    over('p');
    vi.advanceTimersByTime(TOOLTIP_EXIT_DELAY_MS - 1);
    expect(text()).toBe('Copy A');
    vi.advanceTimersByTime(1);
    expect(text()).toBeNull();
    expect(link('a').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays while the pointer is on the tooltip itself', () => {
    const { over, text } = openPage();
    over('[href="#a"]');
    over('p');
    over('#tooltip');
    vi.advanceTimersByTime(TOOLTIP_EXIT_DELAY_MS * 3);
    expect(text()).toBe('Copy A');
  });

  it('shows for the keyboard, and Escape hides it', () => {
    const { link, text } = openPage();
    link('a').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(text()).toBe('Copy A');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(text()).toBeNull();
  });

  it('moves on to the next element at once', () => {
    const { over, text, link } = openPage();
    over('[href="#a"]');
    over('[href="#b"]');
    expect(text()).toBe('Copy B');
    expect(link('a').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not opened by a touch', () => {
    const { over, text } = openPage();
    over('[href="#a"]', 'touch');
    expect(text()).toBeNull();
  });

  it('keeps an answer longer, and has its own text again afterwards', () => {
    const { tooltips, over, link, text } = openPage();
    over('[href="#a"]');
    tooltips.answer(link('a'), 'Copied');
    over('p');
    vi.advanceTimersByTime(TOOLTIP_EXIT_DELAY_AFTER_COPY_MS - 1);
    expect(text()).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(text()).toBeNull();
    over('[href="#a"]');
    expect(text()).toBe('Copy A');
    over('p');
    vi.advanceTimersByTime(TOOLTIP_EXIT_DELAY_MS);
    expect(text()).toBeNull();
  });

  it('hides an answer to a touch by itself', () => {
    const { tooltips, link, text } = openPage();
    tooltips.answer(link('a'), 'Copied');
    expect(text()).toBe('Copied');
    vi.advanceTimersByTime(TOOLTIP_EXIT_DELAY_AFTER_COPY_MS);
    expect(text()).toBeNull();
  });
});
