/** A part of the document's own markup, which the script relies on. */
export function partOf(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The page has no ${selector}.`);
  }
  return element;
}

/** A copy of a template's one element, with the example's title in its names (`%` in `data-name`). */
export function copyTemplate(id: string, title: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  const copy = partOf(document.importNode((template ?? document.createElement('template')).content, true), '*');
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[data-name]')]) {
    element.ariaLabel = (element.dataset['name'] ?? '').replace('%', () => title);
  }
  return copy;
}
