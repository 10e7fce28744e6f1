import { TOOLTIP_EXIT_DELAY_AFTER_COPY_MS, TOOLTIP_EXIT_DELAY_MS } from '../core/constants.ts';
import { TOOLTIP_ID } from '../core/interfaceIds.ts';
import { MOVES_FOCUS, ownerOf } from './tooltipOwner.ts';
import { onPage } from '../core/pageEvents.ts';

/** Duration of a long press that shows a tooltip: shorter than browsers' own long press. */
const LONG_PRESS_MS = 400;
/** Minimum distance between a tooltip and the window's edge. */
const EDGE_PX = 8;
/** Distance by which an element moves away from its tooltip; scroll anchoring rounds to a pixel. */
const MOVED_PX = 2;

/** The tooltips of a document. */
export interface Tooltips {
  /** Shows a text in place of an element's tooltip until that is hidden. */
  showOutcome: (element: HTMLElement, text: string) => void;
}

/** What a reader did before the tooltips were there. */
export interface EarlyReach {
  /** Event by which the reader reached an element with a tooltip, if it is still reached. */
  reached: Event | null;
  lastKey: string;
}

/**
 * Starts the tooltips of all elements with `data-tooltip`, the text; if it is empty, the element's label is the text.
 *
 * Tooltips appear on hover, on keyboard focus and on a long press, which doesn't click the element. The pointer may
 * move onto the tooltip, and Escape or a touch outside hides it (WCAG 1.4.13).
 */
export function createTooltips(early: EarlyReach): Tooltips {
  const tooltip = document.getElementById(TOOLTIP_ID);
  const content = tooltip?.querySelector<HTMLElement>('.pf-v6-c-tooltip__content');
  if (!tooltip || !content || !('popover' in HTMLElement.prototype)) {
    return { showOutcome: () => undefined };
  }
  let shownFor: HTMLElement | null = null;
  /** Position of that element when the tooltip was placed. */
  let shownAt = 0;
  let hovered: HTMLElement | null = null;
  /** Element of a long press, until the next press. */
  let held: HTMLElement | null = null;
  let { lastKey } = early;
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
    shownAt = place(tooltip, element);
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
  /** Shows the tooltip of the hovered or focused element, or schedules hiding the shown one. */
  const follow = (element: HTMLElement | null): void => {
    if (element && element === shownFor) {
      clearTimeout(exitTimer);
    } else if (element) {
      show(element, element.dataset['tooltip'] || labelOf(element));
    } else if (shownFor && !isFocused(shownFor)) {
      hideSoon();
    }
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') {
      hovered = tooltip.contains(target as Node) ? shownFor : ownerOf(target);
      follow(hovered);
    }
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
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
  };
  const onFocusIn = ({ target }: Event): void => {
    if (MOVES_FOCUS.test(lastKey)) {
      follow(ownerOf(target));
    }
  };
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('focusin', onFocusIn);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => clearTimeout(pressTimer));
  }
  // Capture phase, to run before all other click handlers.
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
  // Scroll anchoring, which compensates for a layout shift above, leaves the element where it was.
  addEventListener('scroll', () => shownFor && hasMoved(shownFor, shownAt) && hide(), { passive: true });
  onPage('leave', () => shownFor && hide());

  const { reached } = early;
  if (reached?.type === 'focusin') {
    onFocusIn(reached);
  } else if (reached) {
    (reached.type === 'pointerover' ? onPointerOver : onPointerDown)(reached as PointerEvent);
  }

  return {
    showOutcome(element, text) {
      show(element, text);
      exitDelayMs = TOOLTIP_EXIT_DELAY_AFTER_COPY_MS;
      if (element !== hovered && !isFocused(element)) {
        hideSoon();
      }
    }
  };
}

function labelOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim();
}

function isFocused(element: HTMLElement): boolean {
  return element.matches(':focus-visible, :has(:focus-visible)');
}

function hasMoved(element: HTMLElement, from: number): boolean {
  return Math.abs(element.getBoundingClientRect().top - from) > MOVED_PX;
}

/**
 * Places a tooltip within the window: above an element, or below it if there is no room.
 * @returns the element's distance from the top of the window
 */
function place(tooltip: HTMLElement, element: HTMLElement): number {
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
  return target.top;
}
