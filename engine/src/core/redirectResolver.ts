import type { Redirect } from '../model.ts';

/** Maximum length of a redirect chain. Invalid redirects can form loops or produce ever longer addresses. */
const MAX_HOPS = 10;

/** Normalizes an address for comparison: decoded, in lower case, without trailing slashes. */
export function normalizeAddress(path: string): string {
  const decoded = decode(path).toLowerCase();
  let end = decoded.length;
  // A regular expression would take quadratic time for many slashes.
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
 * Creates a function that resolves a moved address, following redirect chains to their end. It returns null for
 * addresses that haven't moved, redirect loops and endless chains. Case and trailing slashes are ignored, and so are
 * redirects whose target is neither an address on the site nor an `http(s)` URL.
 * @param exists tests if a normalized address exists; redirect chains end there
 */
export function createRedirectResolver(
  redirects: readonly Redirect[],
  exists: (address: string) => boolean = () => false
): (path: string) => string | null {
  const exact = new Map<string, string>();
  const wildcards: { prefix: string; to: string }[] = [];
  for (const { from, to } of redirects.filter(({ to: target }) => isAbsoluteUrl(target) || target.startsWith('/'))) {
    if (from.endsWith('*')) {
      // `/folder/*` matches what lies below the folder, `/v4*` every address that starts so.
      wildcards.push({ prefix: normalizeAddress(from.replace(/\/?\*$/, '')) + (from.endsWith('/*') ? '/' : ''), to });
    } else if (!exact.has(normalizeAddress(from))) {
      exact.set(normalizeAddress(from), to);
    }
  }
  wildcards.sort((a, b) => b.prefix.length - a.prefix.length);
  const step = (written: string): string | null => {
    const path = normalizeAddress(written);
    if (isAbsoluteUrl(written) || exists(path)) {
      return null;
    }
    const to = exact.get(path);
    if (to !== undefined) {
      return collapseLeadingSlashes(to);
    }
    const wildcard = wildcards.find(({ prefix }) => path.startsWith(prefix));
    return wildcard ? fillSplat(wildcard, written) : null;
  };
  return (path) => {
    let end = path;
    for (let hops = 0; hops <= MAX_HOPS; hops++) {
      const next = step(end);
      // A redirect to a variant of its own address ends the chain.
      if (next === null || normalizeAddress(next) === normalizeAddress(end)) {
        end = next ?? end;
        return decode(end) === decode(path) ? null : end;
      }
      end = next;
    }
    return null;
  };
}

/** Keeps the case and slashes of the wildcard part for other sites, which may distinguish them. */
function fillSplat({ prefix, to }: { prefix: string; to: string }, path: string): string | null {
  const rest = isAbsoluteUrl(to) ? decode(path) : normalizeAddress(path);
  const inSegment = prefix.length - prefix.lastIndexOf('/') - 1;
  const below = rest.split('/').slice(prefix.split('/').length - 1);
  const splat = encode(below.join('/').slice(inSegment));
  const filled = to.replace(':splat', () => splat);
  if (!isAbsoluteUrl(to)) {
    return collapseLeadingSlashes(filled);
  }
  // The requested address must never determine the host (open redirect).
  return originOf(filled) === originOf(to.replace(':splat', '')) ? filled : null;
}

/**
 * Collapses leading slashes: browsers parse two slashes, or a slash and a backslash, as the start of a host (open
 * redirect).
 */
function collapseLeadingSlashes(target: string): string {
  return isAbsoluteUrl(target) ? target : target.replace(/^[/\\\s]+/, '/');
}

function isAbsoluteUrl(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Returns the `Location` header for a redirect target: encoded, with the query of the request. */
export function redirectLocation(target: string, search: string): string {
  return collapseLeadingSlashes(encode(decodeOnce(target))) + search.replace(/[^!-~]+/gu, encode);
}

function decodeOnce(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** `encodeURI` throws on lone surrogates. */
function encode(text: string): string {
  return encodeURI(text.toWellFormed());
}
