/**
 * Notes where an element is that was pressed too early.
 * @returns a function that presses it, or the element that is now at its position if the HTML of `root` was replaced
 */
export function notePress(pressed: Element, root: HTMLElement): () => void {
  const element = clickableOf(pressed);
  const path = element && pathOf(element, root);
  return () => {
    const found = element && path && (root.contains(element) ? element : elementAt(path, root));
    if (found?.tagName === element?.tagName) {
      found?.click();
    }
  };
}

/** Returns the innermost element with a `click` method, around a drawing. */
function clickableOf(target: Element): HTMLElement | null {
  let at: Element | null = target;
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
