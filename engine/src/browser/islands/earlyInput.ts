import { isPlainClick } from '../links.ts';
import type { IslandElement } from './islandElement.ts';

/** What the reader did with an example before it was interactive. */
export interface EarlyInput {
  /** The last pressed element. */
  pressed: Element | null;
  /** Fields with entered values. */
  fields: Set<EventTarget>;
}

export type EarlyInputs = Map<Element, EarlyInput>;

/** Elements that browsers handle without scripts: fields and their labels, disclosures, and links to other documents. */
const HANDLED_NATIVELY = 'input, select, textarea, label, summary, a[href]:not([href^="#"])';

/**
 * Keeps what readers do with examples that aren't interactive yet: presses, which would do nothing, and fields that
 * they change.
 * @param signal aborted when the reader leaves the page
 * @returns input by root of the example; deleting a root ends this for its example
 */
export function keepEarlyInput(main: HTMLElement, islands: readonly IslandElement[], signal: AbortSignal): EarlyInputs {
  const inputs: EarlyInputs = new Map(islands.map(({ root }) => [root, { pressed: null, fields: new Set() }]));
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const root = target.closest('[data-root]');
    const input = root && inputs.get(root);
    if (!input) {
      return;
    }
    if (event.type === 'input') {
      input.fields.add(target);
    } else if (isPlainClick(event as MouseEvent) && !target.closest(HANDLED_NATIVELY)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.pressed = target;
    }
  };
  for (const type of ['click', 'input']) {
    main.addEventListener(type, keep, { capture: true, signal });
  }
  return inputs;
}
