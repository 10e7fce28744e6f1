import { TOOLTIP_EXIT_DELAY_AFTER_COPY_MS, TOOLTIP_EXIT_DELAY_MS } from '../constants.ts';
import { placeTooltip } from './placeTooltip.ts';

/**
 * Tooltips of everything with `data-tooltip`, which holds the text. One shows when the pointer rests on the element
 * or the keyboard is at it, or a finger rests on it, which then presses nothing; the pointer may move onto it, and Escape
 * hides it (WCAG 1.4.13).
 */
export interface Tooltips {
  /** Says what came of pressing an element, in place of its tooltip until that is hidden. */
  answer(element: HTMLElement, text: string): void;
}

let started: Tooltips | null = null;

/** The tooltips of the page, for parts that are loaded later. */
export const pageTooltips: Tooltips = { answer: (element, text) => started?.answer(element, text) };

/** Time that a finger rests on an element until its tooltip shows: shorter than that of the browser's own menu. */
const LONG_PRESS_MS = 400;

export function startTooltips(): Tooltips {
  const tooltip = document.querySelector<HTMLElement>('#tooltip');
  const content = tooltip?.querySelector<HTMLElement>('[data-tooltip-content]');
  if (!tooltip || !content || !('popover' in HTMLElement.prototype)) {
    return { answer: () => undefined };
  }
  let shownFor: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let exitDelayMs = TOOLTIP_EXIT_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (element: HTMLElement, text: string): void => {
    clearTimeout(timer);
    if (shownFor !== element) {
      hide();
      shownFor = element;
      element.setAttribute('aria-describedby', tooltip.id);
    }
    content.textContent = text;
    tooltip.showPopover();
    placeTooltip(tooltip, element);
  };
  const hide = (): void => {
    clearTimeout(timer);
    shownFor?.removeAttribute('aria-describedby');
    shownFor = null;
    exitDelayMs = TOOLTIP_EXIT_DELAY_MS;
    tooltip.hidePopover();
  };
  const hideSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, exitDelayMs);
  };
  /** Shows the tooltip of what the reader is at now, or lets the shown one go. */
  const follow = (element: HTMLElement | null): void => {
    if (element && element === shownFor) {
      clearTimeout(timer);
    } else if (element) {
      show(element, element.dataset['tooltip'] ?? '');
    } else if (shownFor && !isFocused(shownFor)) {
      hideSoon();
    }
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    hovered = pointerType === 'touch' ? null : tooltip.contains(target as Node) ? shownFor : ownerOf(target);
    follow(hovered);
  });
  document.addEventListener('focusin', ({ target }) => follow(ownerOf(target)));
  document.addEventListener('focusout', () => shownFor && shownFor !== hovered && hideSoon());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && shownFor && hide());
  addEventListener('scroll', () => shownFor && hide(), { passive: true });
  document.addEventListener('patternbook:leave', () => shownFor && hide());

  showForTouch((element) => show(element, element.dataset['tooltip'] ?? ''));

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

function showForTouch(show: (element: HTMLElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRested = false;
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    const element = pointerType === 'touch' ? ownerOf(target) : null;
    hasRested = false;
    timer = setTimeout(() => {
      if (element) {
        hasRested = true;
        show(element);
      }
    }, LONG_PRESS_MS);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => clearTimeout(timer));
  }
  addEventListener(
    'click',
    (event) => {
      if (hasRested && event.detail > 0) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      hasRested = false;
    },
    { capture: true }
  );
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function isFocused(element: HTMLElement): boolean {
  return element.matches(':focus-visible');
}
