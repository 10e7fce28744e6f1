/** Finds the element that a URL hash refers to; null if there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(anchorPart(hash).slice(1)));
  } catch {
    // Malformed percent-encoding, e.g. `#%`.
    return null;
  }
}

/** Returns the hash without its parameters: settings of a preview follow a question mark. */
export function anchorPart(hash: string): string {
  return hash.split('?', 1)[0] ?? '';
}

/** Checks that a click opens a link in this tab: primary button, no modifier keys, not handled yet. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** URL of the page that an internal link leads to; null for all other links, such as types, which open in place. */
export function siteLinkTarget(link: HTMLAnchorElement): URL | null {
  const opensElsewhere = link.target !== '' || link.rel === 'external' || link.hasAttribute('download');
  if (opensElsewhere || 'type' in link.dataset || !URL.canParse(link.href)) {
    return null;
  }
  const url = new URL(link.href);
  return isOtherPage(url) ? url : null;
}

/** URL of the internal link that an event happened in, if it leads to another page. */
export function siteLinkOfEvent({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && siteLinkTarget(link);
}

/** Returns the path under which the site publishes a page: without a trailing slash. */
export function pagePath(url: URL): string {
  return url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
}

function isOtherPage(url: URL): boolean {
  return url.origin === location.origin && (url.pathname !== location.pathname || url.search !== location.search);
}
