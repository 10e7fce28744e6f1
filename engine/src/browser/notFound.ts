import { NOT_FOUND_PATH } from '../core/fixedAddresses.ts';
import type { Redirect } from '../model.ts';
import { createRedirectResolver } from '../core/redirectResolver.ts';
import { track } from './analytics/analytics.ts';

/** Script of the 404 document: follows redirects on hosts without redirect rules. */
async function followRedirect(): Promise<boolean> {
  const response = await fetch('/redirects.json');
  const redirects: unknown = response.ok ? await response.json() : [];
  const resolve = createRedirectResolver(Array.isArray(redirects) ? redirects.filter(isRedirect) : []);
  const target = resolve(location.pathname);
  const url = target === null ? null : targetUrl(target);
  if (!url || !(await isAnswered(url))) {
    return false;
  }
  location.replace(url);
  return true;
}

function isRedirect(value: unknown): value is Redirect {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>;
  return typeof from === 'string' && typeof to === 'string';
}

/** Resolves the target of a redirect: a page of this site or an absolute http(s) URL; null for anything else. */
function targetUrl(target: string): URL | null {
  const hasPlace = /^(?:\/(?![/\\])|https?:\/\/)/.test(target) && URL.canParse(target, location.href);
  return hasPlace ? new URL(target + location.search + location.hash, location.href) : null;
}

/** Checks that the target exists: invalid redirects between missing pages would loop. */
async function isAnswered(url: URL): Promise<boolean> {
  return url.origin !== location.origin || (await fetch(url, { method: 'HEAD' })).ok;
}

async function start(): Promise<void> {
  // Without a response, the 404 document stays.
  const isMoved = await followRedirect().catch(() => false);
  if (!isMoved && location.pathname !== NOT_FOUND_PATH) {
    track({ name: '404_redirect', label: location.pathname });
  }
}

// Not awaited here: with such a module, the bundler would merge no chunks at all.
void start();
