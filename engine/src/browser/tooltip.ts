import { TOOLTIP_EXIT_DELAY_AFTER_COPY_MS, TOOLTIP_EXIT_DELAY_MS } from '../core/constants.ts';

/** Time after which a finger on an element shows its tooltip: before browsers take a long press for themselves. */
const LONG_PRESS_MS = 400;
/** Space between a tooltip and the window's edge. */
const EDGE_PX = 8;
/** Keys that move the focus. What a script focuses, say in a dialog that opens, needs no explanation at once. */
const MOVES_FOCUS = /^(Tab|Arrow)/;

/**
 * Tooltips of everything with `data-tooltip`, which holds the text; where it is empty, the label is the text. With
 * `data-tooltip-media`, there is one in windows of that kind only: where the label can't be seen.
 *
 * One shows when the pointer rests on the element, when the keyboard comes to it, and when a finger stays on it; that
 * finger presses nothing. The pointer may move onto it, and Escape or a touch beside it hides it (WCAG 1.4.13).
 */
export interface Tooltips {
  /** Says what came of pressing an element, in place of its tooltip until that is hidden. */
  answer(element: HTMLElement, text: string): void;
}

let started: Tooltips | null = null;

/** The tooltips of the page, for what is fetched later. */
export const pageTooltips: Tooltips = { answer: (element, text) => started?.answer(element, text) };

export function startTooltips(): Tooltips {
  const tooltip = document.querySelector<HTMLElement>('#tooltip');
  const content = tooltip?.querySelector<HTMLElement>('.pf-v6-c-tooltip__content');
  if (!tooltip || !content || !('popover' in HTMLElement.prototype)) {
    return { answer: () => undefined };
  }
  let shownFor: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  /** Element of a long press, until the next press. */
  let held: HTMLElement | null = null;
  let lastKey = '';
  let exitDelayMs = TOOLTIP_EXIT_DELAY_MS;
  let exitTimer: ReturnType<typeof setTimeout> | undefined;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (element: HTMLElement, text: string): void => {
    clearTimeout(exitTimer);
    if (shownFor !== element) {
      hide();
      shownFor = element;
      if (text !== labelOf(element)) {
        element.setAttribute('aria-describedby', tooltip.id);
      }
    }
    content.textContent = text;
    tooltip.showPopover();
    place(tooltip, element);
  };
  const hide = (): void => {
    clearTimeout(exitTimer);
    shownFor?.removeAttribute('aria-describedby');
    shownFor = null;
    exitDelayMs = TOOLTIP_EXIT_DELAY_MS;
    tooltip.hidePopover();
  };
  const hideSoon = (): void => {
    clearTimeout(exitTimer);
    exitTimer = setTimeout(hide, exitDelayMs);
  };
  /** Shows the tooltip of what the reader is at now, or lets the shown one go. */
  const follow = (element: HTMLElement | null): void => {
    if (element && element === shownFor) {
      clearTimeout(exitTimer);
    } else if (element) {
      show(element, element.dataset['tooltip'] || labelOf(element));
    } else if (shownFor && !isFocused(shownFor)) {
      hideSoon();
    }
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') {
      hovered = tooltip.contains(target as Node) ? shownFor : ownerOf(target);
      follow(hovered);
    }
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    lastKey = '';
    held = null;
    if (pointerType === 'touch') {
      hovered = null;
      const element = ownerOf(target);
      if (shownFor && shownFor !== element && !tooltip.contains(target as Node)) {
        hide();
      }
      pressTimer = setTimeout(() => {
        held = element;
        follow(element);
      }, LONG_PRESS_MS);
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => clearTimeout(pressTimer));
  }
  // Before all that answers to presses.
  addEventListener(
    'click',
    (event) => {
      if (held?.contains(event.target as Node)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (shownFor?.contains(event.target as Node)) {
        hide();
      }
    },
    { capture: true }
  );
  document.addEventListener('focusin', ({ target }) => MOVES_FOCUS.test(lastKey) && follow(ownerOf(target)));
  document.addEventListener('focusout', () => shownFor && shownFor !== hovered && hideSoon());
  document.addEventListener(
    'keydown',
    ({ key }) => {
      lastKey = key;
      held = null;
      if (key === 'Escape' && shownFor) {
        hide();
      }
    },
    { capture: true }
  );
  addEventListener('scroll', () => shownFor && hide(), { passive: true });
  document.addEventListener('patternbook:leave', () => shownFor && hide());

  started = {
    answer(element, text) {
      show(element, text);
      exitDelayMs = TOOLTIP_EXIT_DELAY_AFTER_COPY_MS;
      if (element !== hovered && !isFocused(element)) {
        hideSoon();
      }
    }
  };
  return started;
}

/** The element whose tooltip explains this one. What has opened says itself what it is. */
function ownerOf(target: EventTarget | null): HTMLElement | null {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  const media = owner?.dataset['tooltipMedia'];
  const isOpen = owner?.matches('[aria-haspopup][aria-expanded=true]');
  return isOpen || (media !== undefined && !matchMedia(media).matches) ? null : owner;
}

function labelOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}

function isFocused(element: HTMLElement): boolean {
  return element.matches(':focus-visible, :has(:focus-visible)');
}

/** Puts a tooltip above an element, or below it where there is no room, within the window. */
function place(tooltip: HTMLElement, element: HTMLElement): void {
  const target = element.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const isAbove = target.top - height >= EDGE_PX;
  const centre = target.left + target.width / 2;
  const mostLeft = document.documentElement.clientWidth - width - EDGE_PX;
  const left = Math.max(EDGE_PX, Math.min(centre - width / 2, mostLeft));

  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isAbove ? target.top - height : target.bottom}px`;
  tooltip.style.setProperty('--pb-tooltip-arrow', `${centre - left}px`);
  tooltip.dataset['side'] = isAbove ? 'above' : 'below';
}
