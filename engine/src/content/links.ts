import type { ResolvedConfig } from '../core/config.ts';
import type { Redirect } from '../model.ts';
import { createRedirectResolver, normalizeAddress } from '../core/redirectResolver.ts';

/** Properties of a tab that link resolution needs. */
export interface LinkTab {
  path: string;
  ownPath: string;
  /** Null if the anchors are not known. */
  anchors: ReadonlySet<string> | null;
}

export interface ResolvedLink {
  /** The canonical address, or the target as written if it is broken. */
  href: string;
  problem: 'broken-link' | 'broken-anchor' | 'planned-link' | null;
}

export interface LinkResolver {
  /** Resolves an internal link of a tab: absolute, relative or only an anchor. */
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

  const resolve = (target: string, from: LinkTab): ResolvedLink => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    if (path === '') {
      return { href: target, problem: anchorProblem(rest, from.anchors) };
    }
    const found = candidatePaths(path, from)
      .map(find)
      .find((destination) => destination !== null);
    if (!found) {
      return { href: target, problem: 'broken-link' };
    }
    const problem = found.kind === 'tab' ? anchorProblem(rest, found.anchors) : null;
    return { href: found.path + rest, problem: found.kind === 'planned' ? 'planned-link' : problem };
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
  const anchor = /#(.+)$/.exec(rest)?.[1];
  return anchor && anchors && !anchors.has(anchor) ? 'broken-anchor' : null;
}
