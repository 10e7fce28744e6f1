import { type PageData, dataAddress, isPageData } from '../core/pageData.ts';

/** Pages kept in memory; older ones come from the browser's own cache. */
const MAX_PAGES = 20;

const pages = new Map<string, Promise<PageData>>();

/** The site has no data for an address: it moved, there is no such page, or the host answers something else. */
export class PageMissingError extends Error {
  override name = 'PageMissingError';
}

/**
 * Fetches the data of the document at `path` and starts to fetch its modules; once, however often it is asked.
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
    // What arrives whole but is no JSON stays that way; a connection that breaks may hold the next time.
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
