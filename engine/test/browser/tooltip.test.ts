import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createTooltips, type EarlyReach } from '../../src/browser/tooltip.ts';
import { openBrowser } from './browser.ts';

const HTML = `
  <div id="pb_tooltip" role="tooltip" popover="manual"><div class="pf-v6-c-tooltip__content"></div></div>
  <a href="#a" data-tooltip="Copy A"><b>A</b></a>
  <a href="#b" data-tooltip="Copy B">B</a>
  <button data-tooltip="" aria-label="Close" aria-haspopup="dialog"></button>
  <p>elsewhere</p>`;

let isShown = false;

beforeEach(() => {
  isShown = false;
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function openPage(early: (document: Document) => Partial<EarlyReach> = () => ({})) {
  const { document } = openBrowser(HTML);
  Object.assign(HTMLElement.prototype, {
    showPopover: () => (isShown = true),
    hidePopover: () => (isShown = false)
  });
  const { showOutcome } = createTooltips({ reached: null, lastKey: '', ...early(document) });
  const over = (selector: string, pointerType = 'mouse'): void => {
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    document.querySelector(selector)?.dispatchEvent(event);
  };
  const link = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[href="#${name}"]`) as HTMLElement;
  const text = (): string | null =>
    isShown ? (document.querySelector('.pf-v6-c-tooltip__content')?.textContent ?? '') : null;
  const tab = (element: HTMLElement): void => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    element.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  const touch = (type: 'pointerdown' | 'pointerup', element: Element): void => {
    element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' }));
  };
  return { document, over, link, text, tab, touch, showOutcome };
}

describe('createTooltips', () => {
  it('shows the text while the pointer is over the element, and hides it after a delay', () => {
    const { over, link, text } = openPage();
    over('[href="#a"] b');
    expect(text()).toBe('Copy A');
    expect(link('a').getAttribute('aria-describedby')).toBe('pb_tooltip');
    over('p');
    vi.advanceTimersByTime(299);
    expect(text()).toBe('Copy A');
    vi.advanceTimersByTime(1);
    expect(text()).toBeNull();
    expect(link('a').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays while the pointer is over the tooltip itself', () => {
    const { over, text } = openPage();
    over('[href="#a"]');
    over('p');
    over('#pb_tooltip');
    vi.advanceTimersByTime(900);
    expect(text()).toBe('Copy A');
  });

  it('shows on keyboard focus and hides on Escape', () => {
    const { link, text, tab } = openPage();
    tab(link('a'));
    expect(text()).toBe('Copy A');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(text()).toBeNull();
  });

  it('moves to the next element without a delay', () => {
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

  it('does not show on elements focused by a script', () => {
    const { link, text } = openPage();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    link('a').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(text()).toBeNull();
  });

  it('is the accessible name if it has no text of its own, and then describes nothing', () => {
    const { document, over, text } = openPage();
    over('button');
    expect(text()).toBe('Close');
    expect(document.querySelector('[aria-describedby]')).toBeNull();
  });

  it('does not show for expanded elements, or outside of its media query', () => {
    const { document, over, text } = openPage();
    document.querySelector('button')?.setAttribute('aria-expanded', 'true');
    over('button');
    expect(text()).toBeNull();
  });

  it('shows on long press without a click, and hides on a touch elsewhere', () => {
    const { document, link, text, touch } = openPage();
    let presses = 0;
    link('a').addEventListener('click', () => (presses += 1));
    touch('pointerdown', link('a'));
    expect(text()).toBeNull();
    vi.advanceTimersByTime(400);
    expect(text()).toBe('Copy A');
    touch('pointerup', link('a'));
    link('a').click();
    vi.advanceTimersByTime(10_000);
    expect([presses, text()]).toEqual([0, 'Copy A']);
    touch('pointerdown', document.querySelector('p') as Element);
    expect(text()).toBeNull();
  });

  it('ignores a tap', () => {
    const { link, text, touch } = openPage();
    let presses = 0;
    link('a').addEventListener('click', () => (presses += 1));
    touch('pointerdown', link('a'));
    touch('pointerup', link('a'));
    link('a').click();
    vi.advanceTimersByTime(10_000);
    expect([presses, text()]).toEqual([1, null]);
  });

  it('hides when its element is pressed', () => {
    const { over, link, text } = openPage();
    over('[href="#a"]');
    link('a').click();
    expect(text()).toBeNull();
  });

  it('shows a confirmation for longer, then its own text again', () => {
    const { over, link, text, showOutcome } = openPage();
    over('[href="#a"]');
    showOutcome(link('a'), 'Copied');
    over('p');
    vi.advanceTimersByTime(1599);
    expect(text()).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(text()).toBeNull();
    over('[href="#a"]');
    expect(text()).toBe('Copy A');
    over('p');
    vi.advanceTimersByTime(300);
    expect(text()).toBeNull();
  });

  it('hides a confirmation after a touch by itself', () => {
    const { link, text, showOutcome } = openPage();
    showOutcome(link('a'), 'Copied');
    expect(text()).toBe('Copied');
    vi.advanceTimersByTime(1600);
    expect(text()).toBeNull();
  });

  describe('loaded by an event', () => {
    const reachedBy = (type: string, pointerType: string) => (document: Document) => {
      const event = Object.assign(new Event(type), { pointerType });
      document.querySelector('[href="#a"] b')?.dispatchEvent(event);
      return { reached: event, lastKey: 'Tab' };
    };

    it('shows the tooltip of the hovered element', () => {
      const { text } = openPage(reachedBy('pointerover', 'mouse'));
      expect(text()).toBe('Copy A');
    });

    it('shows the tooltip of the focused element', () => {
      const { text } = openPage(reachedBy('focusin', ''));
      expect(text()).toBe('Copy A');
    });

    it('waits until a press is long', () => {
      const { text } = openPage(reachedBy('pointerdown', 'touch'));
      expect(text()).toBeNull();
      vi.advanceTimersByTime(400);
      expect(text()).toBe('Copy A');
    });
  });
});
