import { AXES } from '../../core/siteThemes.ts';
import { onPage } from '../../core/pageEvents.ts';
import * as texts from '../../core/texts.ts';
import { watchRoot, pageTheme } from '../../live/preview/pageTheme.ts';
import { ownValues, watchVariables } from '../../live/preview/previewEnvironment.ts';

/** Root margin of the observer that loads documents. */
const LOAD_MARGIN = '200px 0px';

/** Attributes of the root element for its theme, direction, and text size. */
const LOOKS: readonly string[] = [
  ...['class', 'dir', 'data-text-size', 'data-in-theme'],
  ...AXES.flatMap(({ values }) => values.flatMap(({ attributes }) => Object.keys(attributes)))
];

let lifetime = new AbortController();

onPage('leave', () => lifetime.abort());

/**
 * Shows scaled-down previews of full-screen examples: their documents without scripts, loaded as they near the viewport.
 * They follow the page's display settings and the reader's own theme. Examples that have a picture show it again as soon
 * as it fits. Lasts until the reader leaves the page.
 * @param withoutPicture selects places that have to show a document now
 */
export function showDocuments(main: HTMLElement, withoutPicture: string): void {
  // It may be asked for again on this page, or late, on the next one.
  lifetime.abort();
  lifetime = new AbortController();
  const { signal } = lifetime;
  const places = main.querySelectorAll<HTMLElement>('.pb-full-screen-frame, .pb-full-screen-picture');
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          near.unobserve(target);
          void showDocument(target, withoutPicture, signal);
        }
      }
    },
    { rootMargin: LOAD_MARGIN }
  );
  const update = (): void => {
    for (const place of places) {
      const frame = place.querySelector('iframe');
      if (!place.matches(withoutPicture)) {
        near.unobserve(place);
        frame?.remove();
      } else if (frame === null) {
        near.observe(place);
      } else if (frame.contentDocument !== null) {
        copyLooks(frame.contentDocument.documentElement);
      }
    }
  };
  const stops = [watchRoot(LOOKS, update), watchVariables(update)];
  signal.addEventListener('abort', () => {
    near.disconnect();
    stops.forEach((stop) => stop());
  });
  update();
}

/** Puts the document beside a link into its preview. Without it, the icon or the picture stays. */
async function showDocument(place: HTMLElement, withoutPicture: string, signal: AbortSignal): Promise<void> {
  const html = await fetch(place.parentElement?.querySelector('a')?.href ?? '', { signal }).then(
    (response) => (response.ok ? response.text() : null),
    () => null
  );
  if (html === null || !place.matches(withoutPicture) || place.querySelector('iframe')) {
    return;
  }
  const frame = document.createElement('iframe');
  // Style sheets and fonts need the site's origin. Scripts, which could abuse it, are removed and not allowed.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.title = texts.body.exampleImage;
  frame.srcdoc = withoutScripts(html);
  place.querySelector('svg')?.remove();
  place.append(frame);
}

/** The document alone, as pictures show it: without its scripts, and without the bar that leads back to the page. */
function withoutScripts(html: string): string {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  copy.querySelectorAll('script, link[rel=modulepreload], .pb-controls').forEach((part) => part.remove());
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
  root.removeAttribute('style');
  ownValues(pageTheme()).forEach((value, name) => root.style.setProperty(name, value));
}
