import type { Redirect } from '../model.ts';

/** More in a row than any site needs; invalid redirects may go in circles or make addresses longer and longer. */
const MAX_HOPS = 10;

/** An address as addresses are compared: decoded, in lower case, without a slash at its end. */
export function normaliseAddress(path: string): string {
  const decoded = decode(path).toLowerCase();
  let end = decoded.length;
  // A pattern would take quadratic time for many slashes.
  while (end > 1 && decoded[end - 1] === '/') {
    end -= 1;
  }
  return decoded.slice(0, end);
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
 * Case and a slash at the end do not matter. Redirects that go in circles or never end lead nowhere, and so do those
 * whose target is neither an address of the site nor an `http` address.
 * @param isReal tells of an address, in normal form, whether something answers it; there a chain of redirects ends
 */
export function createRedirectResolver(
  redirects: readonly Redirect[],
  isReal: (address: string) => boolean = () => false
): (path: string) => string | null {
  const exact = new Map<string, string>();
  const wildcards: { prefix: string; to: string }[] = [];
  for (const { from, to } of redirects.filter(({ to: target }) => isElsewhere(target) || target.startsWith('/'))) {
    if (from.endsWith('*')) {
      // `/folder/*` matches what lies below the folder, `/v4*` every address that starts so.
      wildcards.push({ prefix: normaliseAddress(from.replace(/\/?\*$/, '')) + (from.endsWith('/*') ? '/' : ''), to });
    } else if (!exact.has(normaliseAddress(from))) {
      exact.set(normaliseAddress(from), to);
    }
  }
  wildcards.sort((a, b) => b.prefix.length - a.prefix.length);
  const step = (written: string): string | null => {
    const path = normaliseAddress(written);
    if (isElsewhere(written) || isReal(path)) {
      return null;
    }
    const to = exact.get(path);
    if (to !== undefined) {
      return onThisSite(to);
    }
    const wildcard = wildcards.find(({ prefix }) => path.startsWith(prefix));
    return wildcard ? fillSplat(wildcard, written) : null;
  };
  return (path) => {
    let end = path;
    for (let hops = 0; hops <= MAX_HOPS; hops++) {
      const next = step(end);
      // A redirect to another form of its own address is the last one.
      if (next === null || normaliseAddress(next) === normaliseAddress(end)) {
        end = next ?? end;
        return decode(end) === decode(path) ? null : end;
      }
      end = next;
    }
    return null;
  };
}

/** Another site may tell cases apart, or addresses with and without a slash at the end: there the rest stays as it is. */
function fillSplat({ prefix, to }: { prefix: string; to: string }, path: string): string | null {
  const rest = isElsewhere(to) ? decode(path) : normaliseAddress(path);
  const inSegment = prefix.length - prefix.lastIndexOf('/') - 1;
  const below = rest.split('/').slice(prefix.split('/').length - 1);
  const splat = encode(below.join('/').slice(inSegment));
  const filled = to.replace(':splat', () => splat);
  if (!isElsewhere(to)) {
    return onThisSite(filled);
  }
  // What a reader asks for never chooses the host.
  return originOf(filled) === originOf(to.replace(':splat', '')) ? filled : null;
}

/** Browsers take two slashes, or a backslash for one of them, for the start of a host (open redirect). */
function onThisSite(target: string): string {
  return isElsewhere(target) ? target : target.replace(/^[/\\\s]+/, '/');
}

function isElsewhere(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** What a host answers to send a browser to a redirect's target: encoded, and with the query that was asked for. */
export function redirectLocation(target: string, search: string): string {
  return onThisSite(encode(decodeOnce(target))) + search.replace(/[^!-~]+/gu, encode);
}

function decodeOnce(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Lone halves of surrogate pairs can't be encoded. */
function encode(text: string): string {
  return encodeURI(text.toWellFormed());
}
