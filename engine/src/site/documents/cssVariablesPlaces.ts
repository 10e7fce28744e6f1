import type { Site } from '../../model.ts';

/** Finds the table that lists the variables of a prefix; null for a prefix that no page documents. */
export type CssVariablesPlace = (prefix: string) => string | null;

/**
 * Finds tables of CSS variables by the prefixes of what they list: the first tab that documents one counts.
 * @param hasRows whether there are variables of a prefix
 */
export function cssVariablesPlaces(site: Site, hasRows: (prefix: string) => boolean): CssVariablesPlace {
  const places = new Map<string, string>();
  for (const { path, cssPrefix, referenceAnchors } of site.pages.flatMap(({ sources }) => sources)) {
    const listed = cssPrefix
      .map((prefix, index) => ({ prefix, own: referenceAnchors.prefixes[index] }))
      .filter(({ prefix }) => hasRows(prefix));
    for (const { prefix, own } of listed) {
      // A single table stands below the section's own heading.
      const anchor = listed.length > 1 ? own : undefined;
      if (!places.has(prefix)) {
        places.set(prefix, `${path}#${anchor ?? referenceAnchors.cssVariables}`);
      }
    }
  }
  return (prefix) => places.get(prefix) ?? null;
}
