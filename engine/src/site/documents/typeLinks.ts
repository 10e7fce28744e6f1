import type { TextLink } from '../../ui/index.ts';
import type { Site, Source } from '../../model.ts';
import { definitionAddress } from '../../reference/apiFiles.ts';
import type { SiteReference } from '../../reference/siteReference.ts';

/** The name of a type as a link to what explains it; null where nothing does. */
export type LinkType = (id: string, name: string) => TextLink | null;

/** A part of a page that explains a type. */
export interface TypePlace {
  /** Title of the page. */
  title: string;
  path: string;
}

export interface TypeLinks {
  /** In pages: to the part of a page that explains the type; to its definition, which opens in place, for others. */
  inPage: (source: Source) => LinkType;
  /** In definitions: the same addresses, but every definition opens in place of the one that shows. */
  inDefinition: LinkType;
  /** Pages that explain a type, each once; those of a component for the type of its properties. */
  placesOf: (id: string) => TypePlace[];
}

/** The usual end of the name of a component's properties. */
const PROPS = /Props$/;

/**
 * Links between the names of types and what explains them: the page itself first, then the page with the name of the
 * component, then the first that documents it.
 */
export function createTypeLinks(site: Site, { ofTab, entries }: Pick<SiteReference, 'ofTab' | 'entries'>): TypeLinks {
  const places = new Map<string, (TypePlace & { source: Source })[]>();
  for (const source of site.pages.flatMap(({ sources }) => sources)) {
    ofTab(source).names.forEach(({ entry }, index) => {
      const anchor = source.referenceAnchors.names[index];
      if (entry && anchor !== undefined) {
        const place = { source, title: source.title, path: `${source.path}#${anchor}` };
        const known = places.get(entry.id) ?? [];
        // Sorting keeps the order of the pages otherwise.
        const all = [...known, place].toSorted((a, b) => rank(a, entry.name) - rank(b, entry.name));
        places.set(entry.id, all);
      }
    });
  }
  return {
    inPage: (source) => (id, name) => {
      const all = places.get(id);
      const place = all?.find((candidate) => candidate.source === source) ?? all?.[0];
      return place ? { text: name, href: place.path, definition: null } : definitionLink(id, name);
    },
    inDefinition: definitionLink,
    placesOf: (id) => {
      const all = places.get(id) ?? places.get(id.replace(PROPS, '')) ?? [];
      const firsts = all.filter(({ title }, index) => all.findIndex((other) => other.title === title) === index);
      return firsts.map(({ title, path }) => ({ title, path }));
    }
  };

  /** Opens a definition in place; without a script it leads to the page that explains the type, if any. */
  function definitionLink(id: string, text: string): TextLink | null {
    const definition = definitionAddress(id);
    return entries.has(id) ? { text, href: places.get(id)?.[0]?.path ?? definition, definition } : null;
  }
}

/** The page about a component, e.g. "Date picker" about `DatePicker`, comes before those that use it. */
function rank({ title }: TypePlace, name: string): number {
  return title.replaceAll(' ', '').toLowerCase() === name.replace(PROPS, '').toLowerCase() ? 0 : 1;
}
