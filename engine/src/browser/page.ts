import { dataAddress, isPageData, type PageData } from '../core/pageData.ts';
import { announce } from './dom.ts';

/** Maximum number of pages kept in memory; older ones come from the browser's HTTP cache. */
const MAX_PAGES = 20;

const pages = new Map<string, Promise<PageData>>();

/** The site has no page data for an address: the page moved or doesn't exist, or the host returns something else. */
export class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/**
 * Fetches the data of the document at `path` and preloads its modules; repeated calls share one request.
 * @throws (rejects) PageMissingError when there is no such document, another error when the network or the host
 *   fails; the next call tries again
 */
export function loadPage(path: string): Promise<PageData> {
  const known = pages.get(path);
  if (known) {
    return known;
  }
  const page = fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  for (const oldest of pages.keys()) {
    if (pages.size <= MAX_PAGES) {
      break;
    }
    pages.delete(oldest);
  }
  return page;
}

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(dataAddress(path));
  if (response.status === 404) {
    throw new PageMissingError(`There is no page at ${path}.`);
  }
  if (!response.ok) {
    throw new Error(`The page at ${path} did not load (status ${response.status}).`);
  }
  const page: unknown = await response.json().catch((error: unknown) => {
    // Invalid JSON is permanent; a broken connection may work on the next try.
    throw error instanceof SyntaxError ? new PageMissingError(`The data of ${path} is no JSON.`) : error;
  });
  if (!isPageData(page)) {
    throw new PageMissingError(`The data of ${path} is not that of a page.`);
  }
  const modules = page.module === null ? page.preloads : [page.module, ...page.preloads];
  modules.forEach(preloadModule);
  return page;
}

function preloadModule(address: string): void {
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  if (known.some((link) => link.getAttribute('href') === address)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Replaces the current page (content, title, description) and announces the new title to screen readers. */
export function showPage(page: PageData, main: HTMLElement): void {
  document.dispatchEvent(new Event('patternbook:leave'));
  main.innerHTML = page.main;
  setModule(main, page.module);
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  setCanonical(page.canonical);
  document.dispatchEvent(new Event('patternbook:enter'));
  announce(page.title);
}

/** Media query that never matches: the sheet is loaded, but not applied. */
const NO_MEDIUM = 'not all';

/** Promises that resolve when a style sheet added here has loaded or failed. */
const answers = new WeakMap<HTMLLinkElement, Promise<void>>();

/**
 * Loads a tab's own style sheet without applying it, which would restyle the page that is about to be replaced.
 * A sheet that fails to load doesn't block the page.
 * @returns function that applies it and removes the previous tab's
 */
export async function loadTabStylesheet(address: string | null): Promise<() => void> {
  const links = tabStylesheets();
  const known = links.find((link) => link.getAttribute('href') === address);
  const wanted = known ?? (address === null ? null : appendStylesheet(address, links.at(-1) ?? lastStylesheet()));
  await (wanted && answers.get(wanted));
  return () => {
    wanted?.removeAttribute('media');
    for (const link of tabStylesheets()) {
      if (link !== wanted) {
        link.remove();
      }
    }
  };
}

function tabStylesheets(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[data-tab-stylesheet]')];
}

function appendStylesheet(address: string, after: Element | undefined): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = NO_MEDIUM;
  // Browsers give style sheets whose media query doesn't match a low priority.
  link.fetchPriority = 'high';
  link.dataset['tabStylesheet'] = '';
  const answer = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next attempt loads it again.
      link.remove();
      resolve();
    });
  });
  answers.set(link, answer);
  if (after) {
    after.after(link);
  } else {
    document.head.append(link);
  }
  return link;
}

function lastStylesheet(): Element | undefined {
  return [...document.head.querySelectorAll('link[rel=stylesheet]')].at(-1);
}

function setModule(main: HTMLElement, module: string | null): void {
  if (module === null) {
    delete main.dataset['module'];
  } else {
    main.dataset['module'] = module;
  }
}

function setCanonical(address: string | null): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (address === null) {
    known?.remove();
    return;
  }
  const link = known ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  document.head.append(link);
}
