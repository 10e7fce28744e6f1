import { networkInterfaces } from 'node:os';

/** A well-formed request target. */
export interface RequestTarget {
  /** Decoded; starts with one slash; without dot segments, NUL and control characters. */
  pathname: string;
  /** From the question mark on, as it was sent; empty without one. */
  search: string;
  /** Path and query as they were sent. */
  url: string;
  /** Host and port that the target itself names, as proxies are asked; null for other requests. */
  authority: string | null;
}

type TargetResult = { ok: true; target: RequestTarget } | { ok: false; status: 400 | 414 };

/** Characters; as much as nginx and Apache accept. */
const MAX_TARGET_LENGTH = 8192;

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
/** Printable ASCII without backslash, which browsers read as a slash, and without `#`, which no request has. */
const WELL_FORMED = /^[!"$-[\]-~]*$/;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/**
 * Reads the target of a request line (RFC 9112, 3.2), in origin form or absolute form. Targets that programs read
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

/** Encoded slashes stay encoded, so that they part no segments. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURI(path);
    return CONTROL_CHARACTER.test(decoded) || DOT_SEGMENT.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Whether a server answers for the host that a request names. */
type HostVerdict = 'allowed' | 'refused' | 'malformed';

interface HostCheckOptions {
  /** Name or address that the server listens on. */
  host: string;
  /** Further names; one that starts with a dot stands for the name after it and all names below. */
  allowedHosts: readonly string[];
}

/** Name or address, and port, as a Host header has them. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:/@[\]\\]+)(?::\d{0,5})?$/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ALL_INTERFACES = ['0.0.0.0', '[::]'];

/**
 * Makes the check that keeps DNS rebinding out: a page elsewhere can make its own host name lead to this computer, but
 * the browser then sends that name as the Host header.
 * @returns tells of the value of a Host header what to do; a request without one comes from no browser, and is allowed
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

/** Asked at each request, since addresses change while a server runs. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => asInUrl(address)));
}

/** A name or an address as URLs and Host headers write it: IPv6 in brackets, lower case. */
export function asInUrl(host: string): string {
  const bare = host.toLowerCase().replace(/%.*$/, '');
  return bare.includes(':') && !bare.startsWith('[') ? `[${bare}]` : bare;
}
