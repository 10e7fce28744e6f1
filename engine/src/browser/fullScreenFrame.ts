/** Root margin of the observer that loads documents. */
const LOAD_MARGIN = '200px 0px';

/** Attributes of the root element that hold theme, contrast, direction and text size. */
const LOOKS = ['class', 'dir', 'data-theme', 'data-text-size'] as const;

/**
 * Shows examples that need a whole window small, in place of the pictures that they lack: their documents without
 * scripts, as they neared the viewport. They follow the look of the page.
 * @param places elements beside links to the documents
 */
export function startFullScreenFrames(places: readonly HTMLElement[], signal: AbortSignal): void {
  const frames = new Set<HTMLIFrameElement>();
  const shown = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          shown.unobserve(target);
          void showDocument(target, signal).then((frame) => frame && frames.add(frame));
        }
      }
    },
    { rootMargin: LOAD_MARGIN }
  );
  places.forEach((place) => shown.observe(place));

  const looks = new MutationObserver(() => {
    for (const { contentDocument } of frames) {
      if (contentDocument) {
        copyLooks(contentDocument.documentElement);
      }
    }
  });
  looks.observe(document.documentElement, { attributes: true, attributeFilter: [...LOOKS] });
  signal.addEventListener('abort', () => {
    shown.disconnect();
    looks.disconnect();
  });
}

/** Null where the document can't be had: the icon stays. */
async function showDocument(place: HTMLElement, signal: AbortSignal): Promise<HTMLIFrameElement | null> {
  const html = await fetch(place.parentElement?.querySelector('a')?.href ?? '', { signal }).then(
    (response) => (response.ok ? response.text() : null),
    () => null
  );
  if (html === null) {
    return null;
  }
  const frame = document.createElement('iframe');
  // Its style sheets and fonts need the site's origin; it has no scripts that could use it, nor may it run any.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.title = 'Picture of the example';
  frame.srcdoc = withoutScripts(html);
  place.replaceChildren(frame);
  return frame;
}

function withoutScripts(html: string): string {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  copy.querySelectorAll('script, link[rel=modulepreload], .pb-controls details').forEach((part) => part.remove());
  // Refused in such a frame, with a complaint in the console.
  copy.querySelectorAll('[autofocus]').forEach((field) => field.removeAttribute('autofocus'));
  copyLooks(copy.documentElement);
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

function copyLooks(root: HTMLElement): void {
  for (const name of LOOKS) {
    const value = document.documentElement.getAttribute(name);
    if (value === null) {
      root.removeAttribute(name);
    } else {
      root.setAttribute(name, value);
    }
  }
}
