const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Makes horizontally scrollable regions (`data-scrolls` is their name) focusable while they overflow and contain no
 * focusable element, and marks the edges at which they overflow.
 * @returns cleanup function
 */
export function startScrollableParts(main: HTMLElement): () => void {
  const parts = [...main.querySelectorAll<HTMLElement>('[data-scrolls]')];
  for (const part of parts) {
    part.addEventListener('scroll', () => markEdges(part), { passive: true });
  }
  return watchSizes(parts, (part) => {
    fitReach(part);
    markEdges(part);
  });
}

function markEdges(part: HTMLElement): void {
  // `scrollLeft` is negative in right-to-left elements.
  const before = Math.abs(part.scrollLeft);
  const after = part.scrollWidth - part.clientWidth - before;
  part.toggleAttribute('data-more-before', before > 1);
  part.toggleAttribute('data-more-after', after > 1);
}

function fitReach(part: HTMLElement): void {
  const isWide = part.scrollWidth > part.clientWidth;
  // For style sheets.
  part.dataset['fits'] = String(!isWide);
  const isReachable = isWide && !part.querySelector(FOCUSABLE);
  if (isReachable === part.hasAttribute('tabindex')) {
    return;
  }
  if (isReachable) {
    part.tabIndex = 0;
    // Only examples become landmarks: their names are unique, unlike a dozen regions called "Table".
    part.setAttribute('role', 'preview' in part.dataset ? 'region' : 'group');
    part.setAttribute('aria-label', part.dataset['scrolls'] ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) {
      part.removeAttribute(name);
    }
  }
}

/**
 * Scrolls the current tab into view and marks the edges of the tab bar at which tabs overflow.
 * @returns cleanup function
 */
export function startTabBar(main: HTMLElement): () => void {
  const list = main.querySelector<HTMLElement>('.pb-tabs > ul');
  if (!list) {
    return () => undefined;
  }
  list.addEventListener('scroll', () => markEdges(list), { passive: true });
  // Late web fonts change the widths too.
  return watchSizes([list], () => {
    showCurrent(list);
    markEdges(list);
  });
}

/** Scrolls the list alone: `scrollIntoView` might move the page. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (current) {
    const frame = list.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    list.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
  }
}

/**
 * Calls back with an element when its size or that of a child may have changed.
 * @returns cleanup function
 */
function watchSizes(elements: readonly HTMLElement[], onChange: (element: HTMLElement) => void): () => void {
  const owners = new Map<Element, HTMLElement>();
  for (const element of elements) {
    owners.set(element, element);
    for (const child of element.children) {
      owners.set(child, element);
    }
  }
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => owners.get(target)));
    changed.forEach((element) => element && onChange(element));
  });
  owners.forEach((_, element) => observer.observe(element));
  return () => observer.disconnect();
}
