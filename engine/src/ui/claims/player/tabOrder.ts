const FOCUSABLE =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], ' +
  'video[controls], [contenteditable]:not([contenteditable=false]), [tabindex]';

/** Whether an element can have the focus: native controls and elements with `tabindex` that are shown and enabled. */
export function isFocusable(element: Element): element is HTMLElement {
  return (
    element.matches(FOCUSABLE) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/**
 * Returns the tab stop after or before an element, as browsers do; null at the end of the document. Elements that
 * scroll are no tab stops here, although some browsers make them some.
 * @param from null: the beginning, or the end of the document
 */
export function nextTabStop(document: Document, from: Element | null, isBackward: boolean): HTMLElement | null {
  const stops = tabStops(document, isBackward);
  if (from === null) {
    return stops.at(isBackward ? -1 : 0) ?? null;
  }
  const index = stops.indexOf(from as HTMLElement);
  if (index >= 0) {
    return stops[index + (isBackward ? -1 : 1)] ?? null;
  }
  return (
    (isBackward ? stops.findLast((stop) => precedes(stop, from)) : stops.find((stop) => precedes(from, stop))) ?? null
  );
}

function precedes(first: Node, second: Node): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Elements with a positive `tabindex` come first, in the order of the numbers. */
function tabStops(document: Document, isBackward: boolean): HTMLElement[] {
  const stops = [...document.querySelectorAll(FOCUSABLE)].filter(isFocusable).filter(({ tabIndex }) => tabIndex >= 0);
  const rank = ({ tabIndex }: HTMLElement): number => (tabIndex === 0 ? Infinity : tabIndex);
  return stops
    .filter((stop) => !isRadio(stop) || stop === stopOfGroup(stop, stops, isBackward))
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** A group of radio buttons is one tab stop: the checked one, or the first that Tab comes to. */
function stopOfGroup(radio: HTMLInputElement, stops: readonly HTMLElement[], isBackward: boolean): HTMLElement | null {
  const group = stops.filter((stop) => isRadio(stop) && isSameGroup(stop, radio)) as HTMLInputElement[];
  return group.find(({ checked }) => checked) ?? group.at(isBackward ? -1 : 0) ?? null;
}

export function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type=radio]');
}

export function isSameGroup(a: HTMLInputElement, b: HTMLInputElement): boolean {
  return a === b || (a.name !== '' && a.name === b.name && a.form === b.form);
}
