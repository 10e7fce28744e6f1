import { announce } from './dom.ts';
import { MOVES_FOCUS, ownerOf } from './tooltipOwner.ts';
import type { EarlyReach, Tooltips } from './tooltip.ts';

/** Events by which a reader reaches an element or leaves it again. */
const EVENTS = ['pointerover', 'pointerdown', 'pointerup', 'pointercancel', 'focusin', 'focusout', 'keydown'] as const;

const early: EarlyReach = { reached: null, lastKey: '' };
let listening = new AbortController();
let loading: Promise<Tooltips | null> | null = null;

/** Loads the tooltips (`tooltip.ts`) when the reader first reaches an element that has one. */
export function startTooltips(): void {
  const note = (event: Event): void => {
    if (event.type === 'keydown') {
      early.lastKey = (event as KeyboardEvent).key;
    }
    early.reached = isReaching(event) ? event : null;
    if (early.reached) {
      void loadTooltips();
    }
  };
  listening = new AbortController();
  for (const type of EVENTS) {
    document.addEventListener(type, note, { capture: true, passive: true, signal: listening.signal });
  }
}

/**
 * Reports the outcome of pressing an element: in place of its tooltip until that is hidden, and to screen readers.
 */
export function reportOutcome(element: HTMLElement, text: string): void {
  void loadTooltips().then((tooltips) => tooltips?.showOutcome(element, text));
  announce(text);
}

/** Whether an event is one that shows the tooltip of its target, at once or after a while. */
function isReaching(event: Event): boolean {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  const shows =
    (event.type === 'pointerover' && !isTouch) ||
    (event.type === 'pointerdown' && isTouch) ||
    (event.type === 'focusin' && MOVES_FOCUS.test(early.lastKey));
  return shows && ownerOf(event.target) !== null;
}

/** Returns null if the tooltips can't be loaded, which is tried again the next time. */
function loadTooltips(): Promise<Tooltips | null> {
  loading ??= import('./tooltip.ts').then(
    ({ createTooltips }) => {
      listening.abort();
      return createTooltips(early);
    },
    () => (loading = null)
  );
  return loading;
}
