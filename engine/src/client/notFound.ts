import { NOT_FOUND_PATH } from '../fixedAddresses.ts';
import type { Redirect } from '../model.ts';
import { createRedirectResolver } from '../redirectResolver.ts';
import { track } from '../analytics/track.ts';

/** Script of the 404 document: follows moved addresses where the host knows no redirect rules. */
async function followRedirect(): Promise<boolean> {
  const response = await fetch('/redirects.json');
  const redirects = response.ok ? ((await response.json()) as Redirect[]) : [];
  const target = createRedirectResolver(redirects)(location.pathname);
  if (target !== null) {
    location.replace(target + location.search + location.hash);
  }
  return target !== null;
}

// Without an answer the document stays what it is: the way out of a wrong address.
const isMoved = await followRedirect().catch(() => false);
if (!isMoved && location.pathname !== NOT_FOUND_PATH) {
  track({ name: '404_redirect', label: location.pathname });
}

/** Another page might have what the reader looks for (spec §8). */
async function searchInstead(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-lost-search]');
  if (root) {
    const { startLostSearch } = await import('./lazy/search/search.ts');
    startLostSearch(root, location.pathname === NOT_FOUND_PATH ? '' : location.pathname);
  }
}

if (!isMoved) {
  // Without it, the field still leads to the results page.
  await searchInstead().catch(() => undefined);
}
