import type { Redirect } from './model.ts';

/** More in a row than any site needs; faulty redirects may go in circles or make addresses longer and longer. */
const MAX_HOPS = 10;

/** An address as addresses are compared: decoded, in lower case, without a slash at its end. */
export function normaliseAddress(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Makes the function that tells where an address moved to, following redirects to their end; null if it did not move.
 * Case and a slash at the end do not matter.
 * @param isReal tells of an address, in normal form, whether something answers it; there a chain of redirects ends
 */
export function createRedirectResolver(
  redirects: readonly Redirect[],
  isReal: (address: string) => boolean = () => false
): (path: string) => string | null {
  const exact = new Map<string, string>();
  const wildcards: { prefix: string; to: string }[] = [];
  for (const { from, to } of redirects) {
    if (from.endsWith('/*')) {
      wildcards.push({ prefix: normaliseAddress(from.slice(0, -2)), to });
    } else if (!exact.has(normaliseAddress(from))) {
      exact.set(normaliseAddress(from), to);
    }
  }
  wildcards.sort((a, b) => b.prefix.length - a.prefix.length);
  const step = (written: string): string | null => {
    const path = normaliseAddress(written);
    if (isReal(path)) {
      return null;
    }
    const wildcard = wildcards.find(({ prefix }) => path.startsWith(`${prefix}/`));
    return exact.get(path) ?? (wildcard ? fillSplat(wildcard, written) : null);
  };
  return (path) => {
    let result: string | null = null;
    let next = step(path);
    for (let hops = 0; next !== null && hops < MAX_HOPS; hops++) {
      result = next;
      next = step(next);
    }
    return result === path ? null : result;
  };
}

/** Another site may tell cases apart, or addresses with and without a slash at the end: there the rest stays as it is. */
function fillSplat({ prefix, to }: { prefix: string; to: string }, path: string): string {
  const rest = isElsewhere(to) ? decode(path) : normaliseAddress(path);
  const splat = rest.split('/').slice(prefix.split('/').length).join('/');
  return to.replace(':splat', () => encodeURI(splat));
}

function isElsewhere(target: string): boolean {
  return /^https?:/.test(target);
}

/** What a host answers to send a browser to a redirect's target: encoded, and with the query that was asked for. */
export function redirectLocation(target: string, search: string): string {
  return encodeURI(decodeURI(target)) + search;
}
