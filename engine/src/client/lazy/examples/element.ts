/** A part of the document's own markup, which the script relies on. */
export function partOf(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The page has no ${selector}.`);
  }
  return element;
}
