import { warning } from '../content/problem.ts';
import { isInterfaceId } from '../core/interfaceIds.ts';
import type { Example, Problem, Source } from '../model.ts';

const known = new WeakMap<Source, ReadonlySet<string>>();

/**
 * Reports ids of an example that are anchors of its page as well, so that links to them lead to the wrong place, and those
 * that the interface may have.
 * @param ids those of the example's HTML
 */
export function sharedIds(
  { title, location, isFullscreen }: Example,
  ids: readonly string[],
  source: Source
): Problem[] {
  // Full-screen examples are documents of their own.
  if (isFullscreen) {
    return [];
  }
  const anchors = known.get(source) ?? anchorsOfPage(source);
  known.set(source, anchors);
  return [...new Set(ids)]
    .filter((id) => anchors.has(id) || isInterfaceId(id))
    .map((id) => {
      const owner = isInterfaceId(id) ? "may be one of the site's interface" : 'is an anchor of its page';
      const message = `The example "${title}" has the id "${id}", which ${owner}.`;
      return warning('shared-id', message, location, 'Give the element of the example another id.');
    });
}

function anchorsOfPage({ anchors, propComponents, cssPrefix, referenceAnchors }: Source): ReadonlySet<string> {
  const { props, cssVariables, names, prefixes } = referenceAnchors;
  return new Set([
    ...anchors,
    ...(propComponents.length === 0 ? [] : [props, ...names]),
    ...(cssPrefix.length === 0 ? [] : [cssVariables, ...prefixes])
  ]);
}
