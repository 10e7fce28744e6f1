import { isPlainClick } from '../links.ts';
import type { IslandElement } from './islandElement.ts';

/** What the reader did with an example before it was interactive. */
export interface EarlyInput {
  /** The last pressed element, and its position in the example's HTML, in case that this is replaced. */
  pressed: { element: HTMLElement; path: number[] } | null;
  /** Fields with entered values. */
  fields: Set<EventTarget>;
}

/** Elements that browsers handle without scripts: fields and their labels, disclosures, and links to other documents. */
const HANDLED_NATIVELY = 'input, select, textarea, label, summary, a[href]:not([href^="#"])';

/**
 * Keeps what readers do with examples that aren't interactive yet: presses, which would do nothing, and fields that
 * they change.
 * @param signal aborted when the reader leaves the page
 * @returns a function that ends this for an example, and returns its input
 */
export function keepEarlyInput(
  main: HTMLElement,
  islands: readonly IslandElement[],
  signal: AbortSignal
): (island: IslandElement) => EarlyInput | null {
  const waiting = new Map<HTMLElement, EarlyInput>(
    islands.map(({ root }) => [root, { pressed: null, fields: new Set() }])
  );
  const rootOf = ({ target }: Event): HTMLElement | null =>
    target instanceof HTMLElement || target instanceof SVGElement ? target.closest<HTMLElement>('[data-root]') : null;

  const holdPress = (event: MouseEvent): void => {
    const root = rootOf(event);
    const input = root && waiting.get(root);
    const element = pressableOf(event.target);
    if (root && input && element && isPlainClick(event) && !element.closest(HANDLED_NATIVELY)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.pressed = { element, path: pathOf(element, root) };
    }
  };
  const keepField = (event: Event): void => {
    const root = rootOf(event);
    if (root && event.target) {
      waiting.get(root)?.fields.add(event.target);
    }
  };
  main.addEventListener('click', holdPress, { capture: true, signal });
  main.addEventListener('input', keepField, { capture: true, signal });

  return ({ root }) => {
    const input = waiting.get(root) ?? null;
    waiting.delete(root);
    return input;
  };
}

/** Repeats a press, on the element that is now at its position if the example's HTML was replaced. */
export function repeatPress({ element, path }: NonNullable<EarlyInput['pressed']>, root: HTMLElement): void {
  const found = root.contains(element) ? element : elementAt(path, root);
  if (found?.tagName === element.tagName) {
    found.click();
  }
}

/** Returns the innermost element with a `click` method, around a drawing. */
function pressableOf(target: EventTarget | null): HTMLElement | null {
  let at = target instanceof Element ? target : null;
  while (at && !(at instanceof HTMLElement)) {
    at = at.parentElement;
  }
  return at;
}

/** Returns the indexes of an element and its ancestors among their siblings, from the root down. */
function pathOf(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
  }
  return path;
}

function elementAt(path: readonly number[], root: Element): HTMLElement | null {
  const found = path.reduce<Element | null>((parent, index) => parent?.children[index] ?? null, root);
  return found instanceof HTMLElement ? found : null;
}
