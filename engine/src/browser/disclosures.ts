import { beforeLeavingEntry, onEntryChange, readFromEntry, storeInEntry } from './historyEntry.ts';
import { anchorOf, isPlainClick, pagePath } from './links.ts';
import { isWayBack } from './scroll.ts';

/** Collapsible parts belong to the page itself, except for those in examples and in what scripts render. */
const PARTS = '.pb-body details';
const OTHERS = '[data-preview], [data-island]';

/** Stored value of a history entry: 1 for each part that is open, 0 for one that isn't, in their order. */
const OPEN_PARTS = 'open-parts';

/**
 * Opens the collapsed parts and the tabs that links and addresses lead into, and on history traversal the parts that the
 * reader had left open.
 * @returns cleanup function
 */
export function startDisclosures(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const parts = [...main.querySelectorAll<HTMLDetailsElement>(PARTS)].filter((part) => !part.closest(OTHERS));
  const path = pagePath(new URL(location.href));
  let isTraversal = false;

  const open = (isBack: boolean): void => {
    if (!(isBack && restore(parts))) {
      reveal(location.hash);
    }
  };
  open(isWayBack());
  addEventListener('hashchange', () => !isTraversal && revealAndScroll(location.hash), { signal });
  // A link to the current address changes nothing that an event would report.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash && link.href === location.href && isPlainClick(event)) {
        revealAndScroll(link.hash);
      }
    },
    { signal }
  );
  if (parts.length > 0) {
    beforeLeavingEntry(() => storeInEntry(OPEN_PARTS, parts.map(({ open }) => Number(open)).join('')), signal);
    onEntryChange((isBack) => {
      isTraversal = isBack;
      if (isBack && pagePath(new URL(location.href)) === path) {
        open(true);
      }
    }, signal);
  }
  return () => lifetime.abort();
}

/** Opens everything around the anchor of a URL hash. @returns the anchor's element if anything was closed */
function reveal(hash: string): HTMLElement | null {
  const anchor = anchorOf(hash);
  if (!anchor) {
    return null;
  }
  const closed = disclosuresOf(anchor).filter(({ open }) => !open);
  closed.forEach((details) => (details.open = true));
  return chooseTabs(anchor) || closed.length > 0 ? anchor : null;
}

/** Chooses the tabs (`core/tabGroup.ts`) that an element is in. @returns whether others were chosen */
function chooseTabs(element: Element): boolean {
  const panel = element.closest('.pb-tab-panel');
  const group = panel?.parentElement;
  // Labels come first in a group.
  const label = group?.querySelectorAll('input')[[...group.children].indexOf(panel as Element) - 1];
  if (!label) {
    return false;
  }
  const { checked } = label;
  label.checked = true;
  return chooseTabs(group) || !checked;
}

function revealAndScroll(hash: string): void {
  reveal(hash)?.scrollIntoView();
}

/**
 * The disclosures that an element is in, the one that it is the heading or the row of, or the only one below its heading.
 * Also the folded tables up to the next prose (`claims/ClaimFold.tsx`).
 */
function disclosuresOf(element: HTMLElement): HTMLDetailsElement[] {
  const part =
    element.closest(':is(.pb-disclosure, .pb-reference) > .pb-heading')?.parentElement ?? element.closest('.pb-token');
  const below = part?.querySelectorAll<HTMLDetailsElement>(
    ':scope > details, :scope:not(.pb-disclosure) .pb-disclosure > details'
  );
  const found = [...document.querySelectorAll('details')].filter((details) => details.contains(element));
  for (
    let next = element.closest('.pb-prose')?.nextElementSibling;
    next && !next.matches('.pb-prose');
    next = next.nextElementSibling
  ) {
    if (next.matches('.pb-claim-fold')) {
      found.push(next as HTMLDetailsElement);
    }
  }
  return below?.length === 1 ? [...below, ...found] : found;
}

/** Opens the parts that were open in the current history entry, and closes the others. @returns false if unknown */
function restore(parts: readonly HTMLDetailsElement[]): boolean {
  const open = readFromEntry(OPEN_PARTS);
  if (open === null) {
    return false;
  }
  parts.forEach((details, index) => (details.open = open[index] === '1'));
  return true;
}
