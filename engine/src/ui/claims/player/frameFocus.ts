import type { FrameWindow } from './frameWindow.ts';
import { isFocusable } from './tabOrder.ts';

const MARK = 'data-player-focus';

/** Shows which element has the focus, since the browser's own ring follows the reader's focus. */
const MARK_STYLE = `[${MARK}] { outline: 3px solid var(--pf-t--global--border--color--brand--default, Highlight) !important; outline-offset: 2px !important; }`;

/**
 * The focus within the document of an example. The reader's own focus stays on the page, so the document gets one that
 * behaves as the browser's: its scripts find it, move it, and hear of it. The browser's could only be in one of both.
 */
export class FrameFocus {
  readonly window: FrameWindow;
  #element: HTMLElement | null = null;

  constructor(window: FrameWindow) {
    this.window = window;
    const { document } = window;
    const focusOn = (element: Element): void => this.move(element);
    const leave = (element: Element): void => {
      if (this.element === element) {
        this.move(null);
      }
    };
    Object.defineProperty(document, 'activeElement', { configurable: true, get: () => this.element ?? document.body });
    document.hasFocus = () => true;
    for (const { prototype } of [window.HTMLElement, window.SVGElement]) {
      prototype.focus = function focus(this: HTMLElement | SVGElement) {
        focusOn(this);
      };
      prototype.blur = function blur(this: HTMLElement | SVGElement) {
        leave(this);
      };
    }
    const style = document.createElement('style');
    style.textContent = MARK_STYLE;
    document.head.append(style);
  }

  /** Element with the focus; null if that is gone, or nothing has it. */
  get element(): HTMLElement | null {
    return this.#element?.isConnected && isFocusable(this.#element) ? this.#element : null;
  }

  /** Moves the focus, with the events that a browser fires. Elements that can't have it leave it where it is. */
  move(to: Element | null): void {
    const from = this.element;
    if (to === from || (to !== null && !isFocusable(to))) {
      return;
    }
    this.#element?.removeAttribute(MARK);
    this.#element = null;
    if (from) {
      this.#fire(from, ['blur', 'focusout'], to);
    }
    this.#element = to;
    if (to) {
      to.setAttribute(MARK, '');
      this.#scrollTo(to);
      this.#fire(to, ['focus', 'focusin'], from);
    }
  }

  #fire(target: Element, types: readonly string[], relatedTarget: Element | null): void {
    for (const type of types) {
      const bubbles = type.startsWith('focus') && type !== 'focus';
      target.dispatchEvent(new this.window.FocusEvent(type, { bubbles, composed: true, relatedTarget }));
    }
  }

  /** Not `scrollIntoView`, which would scroll the page, too. */
  #scrollTo(element: Element): void {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > this.window.innerHeight) {
      this.window.scrollBy({ top: top - this.window.innerHeight / 3, behavior: 'instant' });
    }
  }
}
