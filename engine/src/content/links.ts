import { dirname, join } from 'node:path';

import type { ResolvedConfig } from '../core/config.ts';
import type { Redirect } from '../model.ts';
import { createRedirectResolver, normalizeAddress } from '../core/redirectResolver.ts';

/** Properties of a tab that link resolution needs. */
export interface LinkTab {
  path: string;
  ownPath: string;
  /** Null if the anchors are not known. */
  anchors: ReadonlySet<string> | null;
  /** The Markdown file, which others may link to. */
  file: string;
}

export interface ResolvedLink {
  /** The canonical address, or the target as written if it is broken. */
  href: string;
  problem: 'broken-link' | 'broken-anchor' | 'ambiguous-anchor' | 'planned-link' | 'no-page' | 'no-document' | null;
}

export interface LinkResolver {
  /** Resolves an internal link of a tab: absolute, relative, to a Markdown file or only an anchor. */
  resolve(target: string, from: LinkTab): ResolvedLink;
  /** Finds the destination of an absolute address; null if there is none. */
  find(path: string): Destination | null;
}

export type Destination =
  | { kind: 'tab'; path: string; anchors: ReadonlySet<string> | null }
  | { kind: 'planned'; path: string }
  | { kind: 'elsewhere'; path: string };

/**
 * Creates a resolver for internal links. It covers the addresses of the site, redirects to them and static files.
 */
export function createLinkResolver(
  tabs: readonly LinkTab[],
  addresses: Iterable<string>,
  redirects: readonly Redirect[],
  config: ResolvedConfig
): LinkResolver {
  const destinations = new Map<string, Destination>();
  for (const path of config.planned) {
    destinations.set(normalizeAddress(path), { kind: 'planned', path });
  }
  for (const path of addresses) {
    destinations.set(normalizeAddress(path), { kind: 'tab', path, anchors: null });
  }
  for (const { path, anchors } of tabs) {
    destinations.set(normalizeAddress(path), { kind: 'tab', path, anchors });
  }
  const byFile = new Map(tabs.map((tab) => [tab.file, tab]));
  const redirect = createRedirectResolver(redirects, (path) => destinations.has(path));

  const find = (path: string): Destination | null => {
    const direct = destinations.get(normalizeAddress(path));
    if (direct) {
      return direct;
    }
    if (config.staticFiles.some(({ to }) => path.startsWith(`${to}/`))) {
      return { kind: 'elsewhere', path };
    }
    const moved = redirect(path);
    if (moved !== null && /^https?:/.test(moved)) {
      return { kind: 'elsewhere', path: moved };
    }
    return (moved !== null && destinations.get(normalizeAddress(moved))) || null;
  };

  /** Whether an address consists of that of a tab and one of its anchors, such as a figure. */
  const isPartOfTab = (path: string): boolean => {
    const [, tab = '', anchor = ''] = /^(.+)\/([^/]+)\/?$/.exec(path) ?? [];
    const found = find(tab);
    return found?.kind === 'tab' && found.anchors?.has(decode(anchor)) === true;
  };

  const resolve = (target: string, from: LinkTab): ResolvedLink => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    if (path === '') {
      const own = withKnownAnchor(rest, from.anchors);
      return { href: own.rest, problem: own.problem };
    }
    const written = isMarkdownFile(path) ? byFile.get(join(dirname(from.file), path)) : undefined;
    if (written) {
      const known = withKnownAnchor(rest, written.anchors);
      return { href: written.path + known.rest, problem: known.problem };
    }
    const found = candidatePaths(path, from)
      .map(find)
      .find((destination) => destination !== null);
    if (!found) {
      const isPart = candidatePaths(path, from).some(isPartOfTab);
      return { href: target, problem: isMarkdownFile(path) ? 'no-page' : isPart ? 'no-document' : 'broken-link' };
    }
    const known = withKnownAnchor(rest, found.kind === 'tab' ? found.anchors : null);
    return { href: found.path + known.rest, problem: found.kind === 'planned' ? 'planned-link' : known.problem };
  };
  return { resolve, find };
}

/** Relative links are resolved against the tab's own address first, then against the address of the page. */
function candidatePaths(path: string, from: LinkTab): string[] {
  return path.startsWith('/') ? [path] : [from.ownPath, `${from.path}/`].map((base) => resolvePath(path, base));
}

function resolvePath(path: string, base: string): string {
  return new URL(path, `http://site${base}`).pathname;
}

function anchorProblem(rest: string, anchors: ReadonlySet<string> | null): ResolvedLink['problem'] {
  const anchor = /#(.+)$/s.exec(rest)?.[1];
  if (!anchor || !anchors) {
    return null;
  }
  const known = [anchor, decode(anchor)].find((each) => anchors.has(each));
  if (known === undefined) {
    return 'broken-anchor';
  }
  return isAmbiguous(known, anchors) ? 'ambiguous-anchor' : null;
}

/**
 * Whether an anchor is that of another heading in tools that begin to count at 1: "usage-1" is the third heading of that
 * name here, and the second one there.
 */
function isAmbiguous(anchor: string, anchors: ReadonlySet<string>): boolean {
  const [, base, number] = /^(.+)-([1-9]\d*)$/s.exec(anchor) ?? [];
  if (base === undefined || !anchors.has(base)) {
    return false;
  }
  // Numbers may be years, or those of tickets: the first that is missing ends it.
  for (let index = 0; index < Number(number); index += 1) {
    if (!anchors.has(`${base}-${index}`)) {
      return false;
    }
  }
  return true;
}

/**
 * Replaces an anchor that a page doesn't have by the one that it has for the same heading: other tools leave out dots,
 * keep underscores, and begin to count at 1.
 * @param rest query and fragment of an address
 */
function withKnownAnchor(
  rest: string,
  anchors: ReadonlySet<string> | null
): { rest: string; problem: ResolvedLink['problem'] } {
  const [, before = '', anchor] = /^(.*#)(.+)$/s.exec(rest) ?? [];
  const problem = anchorProblem(rest, anchors);
  const asWritten = { rest: rest.normalize('NFC'), problem };
  if (anchor === undefined || anchors === null || problem !== 'broken-anchor') {
    return asWritten;
  }
  const [, base, number] = /^(.*)-(\d+)$/s.exec(decode(anchor)) ?? [];
  const wanted = [decode(anchor), ...(base === undefined ? [] : [`${base}-${Number(number) - 1}`])];
  const ids = [...anchors];
  const alike = (reduce: (id: string) => string, known: readonly string[]): string[] => {
    const same = wanted.flatMap((each) => known.filter((id) => reduce(id) === reduce(each) && reduce(id) !== ''));
    return same.length === 1 ? same : [];
  };
  const found = alike(looseAnchor, ids)[0] ?? alike(lettersOf, ids.filter(hadOtherCharacters))[0];
  if (found === undefined) {
    return asWritten;
  }
  const known = before + found;
  return { rest: known, problem: anchorProblem(known, anchors) === 'broken-anchor' ? problem : null };
}

/** An anchor without the characters that tools treat differently. */
function looseAnchor(anchor: string): string {
  return anchor.replace(/[._~]/g, '');
}

/**
 * Whether the heading of an anchor has characters for which other tools write a dash. Those of other headings are words as
 * they are: `message-box` is not `messagebox`.
 */
function hadOtherCharacters(id: string): boolean {
  return /[._~]|--|^-|-$/.test(id);
}

/** An anchor without dashes as well. */
function lettersOf(anchor: string): string {
  return looseAnchor(anchor).replace(/(?<!\d)-+|-+(?!\d)/g, '');
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor).normalize('NFC');
  } catch {
    return anchor;
  }
}

/** Whether a file is Markdown with JSX. */
export function isMdxFile(path: string): boolean {
  return /\.mdx$/i.test(path);
}

/** Whether an address is that of a file that can make a page. Such a file is never published as it is. */
export function isMarkdownFile(path: string): boolean {
  return /^[^/].*\.mdx?$/is.test(path);
}
