import * as texts from '../core/texts.ts';
import { trackPageView } from './analytics/analytics.ts';
import { NAVIGATION_PRELOAD_WAIT_MS } from '../core/constants.ts';
import { reloadDocument } from './islands/staleDocument.ts';
import { createButton, createElement, focusHeading, showProgress } from './dom.ts';
import { loadPage, loadTabStylesheets, PageMissingError, parsePage, showPage } from './page.ts';
import type { PageData } from '../core/pageData.ts';
import { isPlainClick, pagePath, siteLinkOfEvent } from './links.ts';
import type { SideNavigation } from './sideNavigation.ts';
import { isMotionAllowed } from './mediaQueries.ts';
import { layOutFarExamples } from './farExamples.ts';
import { tellPage } from '../core/pageEvents.ts';

/**
 * Starts client-side navigation by the Navigation API, which leaves history and scroll restoration to the browser.
 * Browsers without it load documents.
 */
export function startNavigation(main: HTMLElement, sideNavigation: SideNavigation): void {
  // WebKitGTK 2.50 has the object without its methods.
  if (!('navigation' in window && 'navigate' in navigation)) {
    return;
  }
  startClicks();
  /** Aborts the retry of a failed page when the reader navigates on. */
  let retrying = new AbortController();
  let shownPath = pagePath(new URL(location.href));
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (isOurs(event, url) && !isWithinPage(event, url, shownPath)) {
      retrying.abort();
      retrying = new AbortController();
      const { signal: retrySignal } = retrying;
      event.intercept({
        focusReset: 'manual',
        handler: async () => {
          const isTraversal = event.navigationType === 'traverse';
          const onShown = (): void => {
            shownPath = pagePath(url);
          };
          await goTo({ url, signal: event.signal, retrySignal, isTraversal, onShown }, main, sideNavigation);
        }
      });
    }
  });
}

function isOurs(event: NavigateEvent, url: URL): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    url.origin === location.origin
  );
}

/** Examples add history entries too: adding or traversing these changes no page. */
function isWithinPage({ destination, navigationType }: NavigateEvent, url: URL, shownPath: string): boolean {
  return navigationType === 'traverse' ? pagePath(url) === shownPath : destination.sameDocument;
}

/** A page is visible in the first frame, since fading in is decoration. A view transition would delay it by two. */
const FADE_FROM = 0.4;
const FADE_MS = 120;

interface Destination {
  url: URL;
  /** Aborted when another navigation replaces this one. */
  signal: AbortSignal;
  /** The same for a retry, which runs after the browser's navigation has ended. */
  retrySignal: AbortSignal;
  /** Whether the reader goes back or forward, which makes the browser restore the scroll position. */
  isTraversal: boolean;
  /** Called as the page or its load failure is shown: the reader may navigate on at once. */
  onShown: () => void;
}

/** Shows the page at an address that the browser has already committed. */
async function goTo(destination: Destination, main: HTMLElement, sideNavigation: SideNavigation): Promise<void> {
  const { url, signal, retrySignal, isTraversal, onShown } = destination;
  const hideProgress = showProgress();
  try {
    const page = await loadPage(pagePath(url));
    signal.throwIfAborted();
    if (page.frame !== document.documentElement.dataset['frame']) {
      reloadDocument();
      return;
    }
    const exchangeStylesheets = await loadTabStylesheets(page.stylesheets);
    signal.throwIfAborted();
    // Together with the content, so that styles are computed once.
    exchangeStylesheets();
    onShown();
    // A position to restore or an anchor needs real heights above it.
    showPage(page, main, isTraversal || url.hash !== '' ? layOutFarExamples : undefined);
    trackPageView();
    sideNavigation.show(page.section, page.path);
    focusHeading(main, url.hash);
    if (!isTraversal && isMotionAllowed()) {
      main.animate({ opacity: [FADE_FROM, 1] }, FADE_MS);
    }
  } catch (error) {
    if (signal.aborted) {
      throw error;
    }
    if (error instanceof PageMissingError) {
      // Leave it to the host, which may redirect or serve its 404 page.
      reloadDocument();
      return;
    }
    onShown();
    const path = pagePath(url);
    sideNavigation.show(path.split('/')[1] ?? null, path);
    showLoadFailure(main, () => {
      goTo({ ...destination, signal: retrySignal }, main, sideNavigation).catch(() => undefined);
    });
    focusHeading(main, '');
  } finally {
    hideProgress();
  }
}

/** Waits briefly for the page's data after a click, so that most pages change at once (requirement 4.18). */
function startClicks(): void {
  let latest = 0;
  document.addEventListener('click', (event) => {
    const url = isPlainClick(event) ? siteLinkOfEvent(event) : null;
    if (url) {
      event.preventDefault();
      latest += 1;
      const click = latest;
      void settled(loadPage(pagePath(url)), NAVIGATION_PRELOAD_WAIT_MS).then(() => {
        if (click === latest) {
          navigation.navigate(url.href);
        }
      });
    }
  });
}

/** Resolves when the page has loaded or failed, or after a timeout. */
async function settled(page: Promise<PageData>, milliseconds: number): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([page, timeout]).catch(() => undefined);
}

/** Replaces the page with an error message and a retry button. */
function showLoadFailure(main: HTMLElement, retry: () => void): void {
  tellPage('leave');
  const article = createElement('article', 'pb-article pb-load-failure');
  const title = createElement('h1', 'pb-title', texts.shell.couldNotLoadPage);
  const advice = createElement('p', '', texts.shell.checkConnection);
  article.append(title, advice, createButton(texts.common.tryAgain, 'pf-m-primary', retry));
  main.replaceChildren(article);
  document.title = title.textContent;
  tellPage('enter');
}

/** Events that signal intent to follow a link (requirement 4.17). */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Time that pointer or focus must rest on a link, so that moving across a list doesn't fetch all of it. */
const REST_MS = 60;

/** Prefetches the page of a link on intent (hover, focus, touch), debounced. */
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

/** Loads a page with its style sheets, and parses it. Ignores failures: following the link tries again. */
function preload(path: string): void {
  loadPage(path)
    .then((page) => {
      parsePage(page);
      return loadTabStylesheets(page.stylesheets);
    })
    .catch(() => undefined);
}
