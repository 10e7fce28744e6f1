import { networkInterfaces } from 'node:os';

/** A well-formed request target. */
export interface RequestTarget {
  /** Decoded; starts with one slash; without dot segments, NUL and control characters. */
  pathname: string;
  /** Query as sent, including the question mark; empty if there is none. */
  search: string;
  /** Path and query as sent. */
  url: string;
  /** Host and port of a target in absolute form, as sent to proxies; null for other requests. */
  authority: string | null;
}

type TargetResult = { ok: true; target: RequestTarget } | { ok: false; status: 400 | 414 };

/** In characters; the same limit as in nginx and Apache. */
const MAX_TARGET_LENGTH = 8192;

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
/** Printable ASCII except backslash, which browsers treat as a slash, and `#`, which is never part of a request. */
const WELL_FORMED = /^[!"$-[\]-~]*$/;
// oxlint-disable-next-line no-control-regex -- matches them on purpose
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/**
 * Parses the target of a request line (RFC 9112, 3.2), in origin form or absolute form. Targets that parsers interpret
 * differently are refused: a second slash at the start (another host to some), dot segments, invalid encodings.
 * @returns status 414 for a target of more than 8192 characters, 400 for any other problem
 */
export function readRequestTarget(target: string): TargetResult {
  if (target.length > MAX_TARGET_LENGTH) {
    return { ok: false, status: 414 };
  }
  const absolute = ABSOLUTE_FORM.exec(target);
  const authority = absolute?.[1] ?? null;
  const url = absolute ? originForm(absolute[2] ?? '') : target;
  const end = url.indexOf('?');
  const pathname = decodePath(end === -1 ? url : url.slice(0, end));
  const isPath = WELL_FORMED.test(url) && /^\/(?!\/)/.test(url) && (authority === null || isAuthority(authority));
  return isPath && pathname !== null
    ? { ok: true, target: { pathname, search: end === -1 ? '' : url.slice(end), url, authority } }
    : { ok: false, status: 400 };
}

/** The path may be empty in the absolute form. */
function originForm(rest: string): string {
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isAuthority(authority: string): boolean {
  return !authority.includes('@') && URL.canParse(`http://${authority}`);
}

/** Characters that stand for themselves in a path, but that programs may encode where they fill in a template. */
const HARMLESS = /%(?:40|3A|24|26|2B|2C|3B|3D)/gi;

/** Encoded slashes stay encoded, so that they don't separate segments; so do question marks and number signs. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURI(path.replace(HARMLESS, decodeURIComponent));
    return CONTROL_CHARACTER.test(decoded) || DOT_SEGMENT.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Result of checking the host that a request names. */
type HostVerdict = 'allowed' | 'refused' | 'malformed';

interface HostCheckOptions {
  /** Name or address that the server listens on. */
  host: string;
  /** Further names; a leading dot matches the domain after it and all its subdomains. */
  allowedHosts: readonly string[];
}

/** Name or address, and optional port, in the format of a Host header. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:/@[\]\\]+)(?::\d{0,5})?$/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALL_INTERFACES = ['0.0.0.0', '[::]'];

/**
 * Creates a check that prevents DNS rebinding: a foreign page can make its own host name resolve to this computer, but
 * the browser then sends that name in the Host header.
 * @returns checks the value of a Host header; a request without one doesn't come from a browser, and is allowed
 */
export function createHostCheck({ host, allowedHosts }: HostCheckOptions): (header: string | undefined) => HostVerdict {
  const listening = asInUrl(host);
  const names = new Set([...LOOPBACK, listening, ...allowedHosts.map(asInUrl)]);
  const suffixes = ['.localhost', ...allowedHosts.filter((name) => name.startsWith('.'))].map(asInUrl);
  const isOnAllInterfaces = ALL_INTERFACES.includes(listening);
  return (header) => {
    if (header === undefined) {
      return 'allowed';
    }
    const name = HOST.exec(header)?.[1]?.toLowerCase();
    if (name === undefined) {
      return 'malformed';
    }
    const isNamed = names.has(name) || suffixes.some((suffix) => `.${name}`.endsWith(suffix));
    return isNamed || (isOnAllInterfaces && ownAddresses().includes(name)) ? 'allowed' : 'refused';
  };
}

/** Not cached, since addresses can change while a server runs. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => asInUrl(address)));
}

/** Formats a name or an address as in URLs and Host headers: in lower case, IPv6 in brackets. */
export function asInUrl(host: string): string {
  const bare = host.toLowerCase().replace(/%.*$/, '');
  return bare.includes(':') && !bare.startsWith('[') ? `[${bare}]` : bare;
}
