import { loadPage } from './loadPage.ts';
import { pagePath, siteLinkOfEvent } from './siteLink.ts';

/** Events that tell that the reader is about to follow a link (requirement 4.17). */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Time that pointer or focus must rest on a link, so that moving across a list doesn't fetch all of it. */
const REST_MS = 60;

/** Fetches the page behind a link as soon as the reader seems to want it. */
export function startPreloading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event): void => {
    clearTimeout(timer);
    const url = siteLinkOfEvent(event);
    if (url) {
      timer = setTimeout(() => preload(pagePath(url)), REST_MS);
    }
  };
  for (const type of INTENT_EVENTS) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/** Failures wait until the reader follows the link, which tries again. */
function preload(path: string): void {
  void loadPage(path).catch(() => undefined);
}
