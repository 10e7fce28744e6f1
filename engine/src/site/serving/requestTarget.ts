/** What a request asks for, once its target is known to be well-formed. */
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

export type TargetResult = { ok: true; target: RequestTarget } | { ok: false; status: 400 | 414 };

/** Characters; as much as nginx and Apache accept. */
const MAX_TARGET_LENGTH = 8192;

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
/** Printable ASCII without backslash, which browsers read as a slash, and without `#`, which no request has. */
const WELL_FORMED = /^[!"$-[\]-~]*$/;
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/**
 * Reads the target of a request line (RFC 9112, 3.2), in origin form or absolute form. Targets that programs read
 * differently are refused: a second slash at the start (another host to some), dot segments, faulty encodings.
 * @returns status 414 for a target of more than 8192 characters, 400 for any other fault
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
