import { normalizeAddress } from '../core/redirectResolver.ts';
import type { Problem } from '../model.ts';
import type { LinkResolver, LinkTab } from './links.ts';
import { error } from './problem.ts';

/** Resolves links, those of packages that lead nowhere as the configuration says (`linkTargets`). */
export interface CorrectedLinks extends LinkResolver {
  /** Reports corrections that no link needed. Call it after all links are resolved. */
  unused(): Problem[];
}

/**
 * Wraps a resolver so that links without a target lead to another one. Only broken links and links to planned pages are
 * corrected.
 * @param targets address with anchor of a broken link -> address that it leads to
 */
export function correctLinks(links: LinkResolver, targets: Readonly<Record<string, string>>): CorrectedLinks {
  const corrections = new Map(Object.entries(targets).map(([from, to]) => [normalizeLink(from), { from, to }]));
  const used = new Set<string>();
  return {
    ...links,
    resolve(target, from) {
      const link = links.resolve(target, from);
      const correction = link.problem === null ? undefined : corrections.get(normalizeLink(addressOf(link.href, from)));
      if (correction === undefined) {
        return link;
      }
      used.add(correction.from);
      return links.resolve(correction.to, from);
    },
    unused: () =>
      Object.keys(targets)
        .filter((from) => !used.has(from))
        .map((from) =>
          error(
            'unused-link-target',
            `No broken link leads to ${from}, which linkTargets corrects.`,
            null,
            'Take it out of the site configuration.'
          )
        )
  };
}

/** Completes an address that is relative to a tab, or only an anchor. */
function addressOf(href: string, from: LinkTab): string {
  if (href.startsWith('#')) {
    return from.path + href;
  }
  const { pathname, search, hash } = new URL(href, `http://site${from.ownPath}`);
  return pathname + search + hash;
}

/** Forms of an address that lead to the same page are equal; anchors distinguish letter case. */
function normalizeLink(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return normalizeAddress(path) + rest;
}
