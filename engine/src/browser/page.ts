import { NOT_FOUND_PATH } from '../core/fixedAddresses.ts';
import type { PageData } from '../core/pageData.ts';
import { MAIN_ID } from '../core/interfaceIds.ts';
import { announce } from './dom.ts';
import { pagePath } from './links.ts';
import { tellPage } from '../core/pageEvents.ts';

/** Maximum number of pages kept in memory; older ones come from the browser's HTTP cache. */
const MAX_PAGES = 20;

const pages = new Map<string, Promise<PageData>>();

/** The site has no page at an address: it moved or doesn't exist, or the host returns something else. */
export class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/**
 * Fetches the document at `path` and preloads its modules; repeated calls share one request.
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

/** Fetches the document at `path`, see {@link loadPage}. */
export async function fetchPage(path: string, cache: RequestCache = 'default'): Promise<PageData> {
  const headers = { Accept: 'text/html' };
  // Without a network, the document that the browser has kept is of more use than none: the visit may have begun there.
  const response = await fetch(path, { cache, headers }).catch(() => fetch(path, { cache: 'force-cache', headers }));
  if (!response.ok && response.status !== 404) {
    throw new Error(`${path}: ${response.status}`);
  }
  const page = readPage(await response.text());
  // The document of a moved page is that of another address, which the host has to put into the address bar.
  const isMoved = response.redirected && pagePath(new URL(response.url)) !== path;
  if (!page || page.path === NOT_FOUND_PATH || isMoved) {
    throw new PageMissingError(path);
  }
  const modules = page.module === null ? page.preloads : [page.module, ...page.preloads];
  modules.forEach(preloadModule);
  return page;
}

const MAIN_TAG = new RegExp(`<main id="${MAIN_ID}"[^>]*>`);

/**
 * Reads the page in a document of the site. Parses only the head and the start tag of `main`, since the rest is either
 * parsed when the page is shown, or the shell, which is there already.
 * @returns null if the document is not one of the site
 */
export function readPage(html: string): PageData | null {
  const [tag = ''] = MAIN_TAG.exec(html) ?? [];
  const headEnd = html.indexOf('</head>');
  const end = html.lastIndexOf('</main>');
  if (tag === '' || headEnd === -1 || end === -1) {
    return null;
  }
  const document = new DOMParser().parseFromString(html.slice(0, headEnd) + tag, 'text/html');
  const attribute = (selector: string, name: string): string | null =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  const addresses = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href') ?? []);
  const frame = document.documentElement.dataset['frame'];
  const main = document.querySelector('main');
  const path = main?.dataset['path'];
  if (frame === undefined || path === undefined) {
    return null;
  }
  return {
    frame,
    title: document.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    markdown: attribute('link[type="text/markdown"]', 'href'),
    path,
    section: main?.dataset['section'] ?? null,
    main: html.slice(html.indexOf(tag) + tag.length, end),
    stylesheets: addresses('link[data-tab-stylesheet]'),
    module: main?.dataset['module'] ?? null,
    preloads: addresses('link[rel=modulepreload]')
  };
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

/** The page that was parsed ahead, for example while the pointer was over its link. */
let parsed: { page: PageData; content: DocumentFragment } | null = null;

/** Parses a page, unless it is the one that was parsed last: long ones take tens of milliseconds. */
export function parsePage(page: PageData): DocumentFragment {
  if (parsed?.page !== page) {
    const template = document.createElement('template');
    fillTemplate(template, page.main);
    parsed = { page, content: template.content };
  }
  return parsed.content;
}

/** Parses HTML as the browser parses documents, with the shadow trees that examples declare; older browsers lack them. */
function fillTemplate(template: HTMLTemplateElement, html: string): void {
  if ('setHTMLUnsafe' in template) {
    template.setHTMLUnsafe(html);
  } else {
    (template as HTMLTemplateElement).innerHTML = html;
  }
}

/**
 * Replaces the current page (content, title, description) and announces the new title to screen readers.
 * @param prepare changes the content before it is laid out
 */
export function showPage(
  page: PageData,
  main: HTMLElement,
  prepare: (content: DocumentFragment) => void = () => undefined
): void {
  const content = parsePage(page);
  parsed = null;
  prepare(content);
  tellPage('leave');
  main.replaceChildren(content);
  setData(main, { module: page.module, path: page.path, section: page.section });
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  setLink('link[rel=canonical]', { rel: 'canonical' }, page.canonical);
  setLink('link[type="text/markdown"]', { rel: 'alternate', type: 'text/markdown' }, page.markdown);
  tellPage('enter');
  announce(page.title);
}

/** Media query that never matches: the sheet is loaded, but not applied. */
const NO_MEDIUM = 'not all';

/** Promises that resolve when a style sheet added here has loaded or failed. */
const answers = new WeakMap<HTMLLinkElement, Promise<void>>();

/**
 * Loads a tab's own style sheets without applying them, which would restyle the page that is about to be replaced.
 * A sheet that fails to load doesn't block the page.
 * @returns function that applies them and removes the previous tab's
 */
export async function loadTabStylesheets(addresses: readonly string[]): Promise<() => void> {
  const known = tabStylesheets();
  let last: Element | null | undefined = known[0]?.previousElementSibling ?? lastStylesheet();
  let next = 0;
  const wanted = addresses.map((address) => {
    // A sheet that both tabs need stays where it is, unless one that has to come after it is before it.
    const index = known.findIndex((link, place) => place >= next && link.getAttribute('href') === address);
    next = index === -1 ? next : index + 1;
    const link = known[index] ?? appendStylesheet(address, last);
    last = link;
    return link;
  });
  await Promise.all(wanted.flatMap((link) => answers.get(link) ?? []));
  return () => {
    for (const link of tabStylesheets()) {
      if (wanted.includes(link)) {
        link.removeAttribute('media');
      } else {
        link.remove();
      }
    }
  };
}

function tabStylesheets(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[data-tab-stylesheet]')];
}

function appendStylesheet(address: string, after: Element | null | undefined): HTMLLinkElement {
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

/** Sets data attributes of `main` as the page's own document has them. */
function setData(main: HTMLElement, data: Record<'module' | 'path' | 'section', string | null>): void {
  for (const [name, value] of Object.entries(data)) {
    if (value === null) {
      main.removeAttribute(`data-${name}`);
    } else {
      main.setAttribute(`data-${name}`, value);
    }
  }
}

function setLink(selector: string, kind: { rel: string; type?: string }, address: string | null): void {
  const known = document.head.querySelector<HTMLLinkElement>(selector);
  if (address === null) {
    known?.remove();
    return;
  }
  const link = known ?? document.createElement('link');
  Object.assign(link, kind, { href: address });
  document.head.append(link);
}
