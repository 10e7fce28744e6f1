import type { Group } from './groups.ts';
import type { ComboboxActions } from './comboboxKeys.ts';
import type { Listing } from './listing.ts';

/** Which of the options is chosen: what Enter opens. The focus stays in the field, which names the option. */
export interface Choice {
  key(): string | null;
  /** @param scrolls whether it is brought into view */
  set(key: string | null, scrolls?: boolean): void;
  move(to: Parameters<ComboboxActions['move']>[0], groups: readonly Group[]): void;
}

/**
 * @param scroller what the list scrolls in
 * @param endsInField arrows lead from the last option to the field and from there to the first
 */
export function createChoice(
  input: HTMLInputElement,
  listing: Listing,
  scroller: HTMLElement,
  endsInField: boolean
): Choice {
  let chosen: string | null = null;

  const set = (key: string | null, scrolls = false): void => {
    const before = chosen === null ? null : listing.elementOf(chosen);
    const element = key === null ? null : listing.elementOf(key);
    if (before !== element) {
      before?.setAttribute('aria-selected', 'false');
    }
    chosen = element ? key : null;
    if (!element) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    element.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', element.id);
    if (scrolls) {
      bringIntoView(element, scroller);
    }
  };

  return {
    key: () => chosen,
    set,
    move(to, groups) {
      const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key));
      const starts = groups.map(({ entries }) => entries[0]?.key ?? '');
      set(target(to, keys, starts, chosen, endsInField), true);
    }
  };
}

/** @param starts the first key of each group */
function target(
  to: Parameters<Choice['move']>[0],
  keys: readonly string[],
  starts: readonly string[],
  chosen: string | null,
  endsInField: boolean
): string | null {
  const place = chosen === null ? -1 : keys.indexOf(chosen);
  const last = keys.at(-1) ?? null;
  const first = keys[0] ?? null;
  switch (to) {
    case 'first':
      return first;
    case 'last':
      return last;
    case 'next':
      return keys[place + 1] ?? (endsInField ? null : first);
    case 'previous':
      return place > 0 ? (keys[place - 1] ?? null) : place === 0 && endsInField ? null : last;
    case 'nextGroup':
      return starts.find((key) => keys.indexOf(key) > place) ?? last;
    case 'previousGroup':
      return starts.findLast((key) => keys.indexOf(key) < place) ?? first;
  }
}

/** With the heading above it, where it is the first of its group. */
function bringIntoView(element: HTMLElement, scroller: HTMLElement): void {
  const isFirst = element.previousElementSibling === null;
  const shown = isFirst ? (element.closest('.pb-found-group')?.getBoundingClientRect() ?? null) : null;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const upper = shown?.top ?? top;
  if (upper < frame.top) {
    scroller.scrollTop += upper - frame.top;
  } else if (bottom > frame.bottom) {
    scroller.scrollTop += bottom - frame.bottom;
  }
}
