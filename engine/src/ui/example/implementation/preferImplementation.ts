import { siteLinkTarget } from '../../../browser/links.ts';
import { storePreference } from '../../../browser/preferences.ts';
import { SITE_TABS } from '../../../core/siteTabs.ts';
import { IMPLEMENTATION_KEY, counterpartOf, implementationOf, preferredImplementation } from './implementations.ts';

/** Fields of the list of pages that matter here. */
export interface ListedPage {
  path: string;
  sources: readonly { source: string; path: string }[];
}

/** The site's own links to pages: navigation, search, cards. Links in texts lead where their authors want. */
const OWN_LINK = ':is(nav:not(.pb-tabs), [role=dialog], dialog, .pb-card, .pb-results) a[href]';

const EVENTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

let hasStarted = false;

/** Makes the site's own links to components lead to the preferred implementation, where there is one. */
export function preferImplementation(): void {
  if (!hasStarted) {
    hasStarted = true;
    for (const type of EVENTS) {
      // Before those that fetch or open the page of the link.
      document.addEventListener(type, followPreference, { capture: true, passive: true });
    }
    document.addEventListener('click', followTab);
  }
  loadPages();
}

/** Stores the implementation that the reader chose; the first one is the default. */
export function chooseImplementation(source: string): void {
  const implementation = implementationOf(source);
  storePreference(IMPLEMENTATION_KEY, implementation === SITE_TABS.implementations[0]?.id ? null : implementation);
  if (preferredImplementation()) {
    preferImplementation();
  }
}

/** Returns the addresses of tabs in an implementation, by those of the pages whose first tab is another one. */
export function preferredPaths(pages: readonly ListedPage[], implementation: string): Map<string, string> {
  const paths = pages.flatMap(({ path, sources }): [string, string][] => {
    const first = sources.find((source) => source.path === path);
    const wanted = first && counterpartOf(first.source, implementation);
    const tab = sources.find(({ source }) => source === wanted);
    return tab && tab !== first ? [[path, tab.path]] : [];
  });
  return new Map(paths);
}

let pages: readonly ListedPage[] = [];
let loading: Promise<void> | null = null;

/** Until the list has loaded, links lead to the first tab. */
function loadPages(): void {
  loading ??= fetch('/api/pages.json')
    .then((response) => response.json())
    .then((list: ListedPage[]) => {
      pages = list;
    })
    .catch(() => {
      loading = null;
    });
}

/** Original addresses of changed links. */
const originals = new WeakMap<HTMLAnchorElement, string>();

function followPreference({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(OWN_LINK) : null;
  if (!link) {
    return;
  }
  const changed = originals.get(link);
  if (changed !== undefined) {
    // The preference may have changed meanwhile.
    link.setAttribute('href', changed);
    originals.delete(link);
  }
  const preferred = preferredImplementation();
  const url = siteLinkTarget(link);
  const isWhole = url !== null && url.search === '' && url.hash === '';
  const path = preferred && isWhole ? preferredPaths(pages, preferred).get(url.pathname) : undefined;
  if (path !== undefined) {
    originals.set(link, link.getAttribute('href') ?? '');
    link.setAttribute('href', path);
  }
}

/** Opening another implementation by its tab is a choice, too, once there is a preference. */
function followTab({ target }: Event): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>('.pb-tabs a[data-source]') : null;
  const source = tab?.dataset['source'] ?? '';
  if (implementationOf(source)) {
    chooseImplementation(source);
  }
}
