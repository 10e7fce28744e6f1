import { AXES } from '../core/siteThemes.ts';
import * as texts from '../core/texts.ts';

/** Root margin of the observer that loads documents. */
const LOAD_MARGIN = '200px 0px';

/** Attributes of the root element for its theme, direction, and text size. */
const LOOKS: readonly string[] = [
  ...['class', 'dir', 'data-text-size', 'data-in-theme'],
  ...AXES.flatMap(({ values }) => values.flatMap(({ attributes }) => Object.keys(attributes)))
];

/**
 * Shows scaled-down previews of full-screen examples that have no picture: their documents without scripts, loaded as
 * they near the viewport. They follow the page's display settings.
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

/** Returns null if the document can't be fetched; the icon then stays. */
async function showDocument(place: HTMLElement, signal: AbortSignal): Promise<HTMLIFrameElement | null> {
  const html = await fetch(place.parentElement?.querySelector('a')?.href ?? '', { signal }).then(
    (response) => (response.ok ? response.text() : null),
    () => null
  );
  if (html === null) {
    return null;
  }
  const frame = document.createElement('iframe');
  // Style sheets and fonts need the site's origin. Scripts, which could abuse it, are removed and not allowed.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.title = texts.body.exampleImage;
  frame.srcdoc = withoutScripts(html);
  place.replaceChildren(frame);
  return frame;
}

function withoutScripts(html: string): string {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  copy.querySelectorAll('script, link[rel=modulepreload], .pb-controls details').forEach((part) => part.remove());
  // Browsers refuse autofocus in such a frame, and log an error.
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
