import type { TextLink } from '../../ui/index.ts';
import type { Site, Source } from '../../model.ts';
import { definitionAddress } from '../../reference/apiFiles.ts';
import type { SiteReference } from '../../reference/siteReference.ts';

/** Creates a link from the name of a type to its documentation; null if it has none. */
export type LinkType = (id: string, name: string) => TextLink | null;

/** A part of a page that documents a type. */
export interface TypePlace {
  /** Title of the page. */
  title: string;
  path: string;
}

export interface TypeLinks {
  /** For pages: links to the part of a page that documents the type, else to its definition, which opens in place. */
  inPage: (source: Source) => LinkType;
  /** For definitions: the same addresses, but every definition opens in place of the current one. */
  inDefinition: LinkType;
  /** Returns the pages that document a type, each once; for the type of a component's props, those of the component. */
  placesOf: (id: string) => TypePlace[];
}

/** Usual suffix of the type of a component's props. */
const PROPS = /Props$/;

/**
 * Creates the links from the names of types to their documentation: preferably on the page itself, then on the page
 * named after the component, then on the first page that documents it.
 */
export function createTypeLinks(site: Site, { ofTab, entries }: Pick<SiteReference, 'ofTab' | 'entries'>): TypeLinks {
  const places = new Map<string, (TypePlace & { source: Source })[]>();
  for (const source of site.pages.flatMap(({ sources }) => sources)) {
    ofTab(source).names.forEach(({ entry }, index) => {
      const anchor = source.referenceAnchors.names[index];
      if (entry && anchor !== undefined) {
        const place = { source, title: source.title, path: `${source.path}#${anchor}` };
        const known = places.get(entry.id) ?? [];
        // The sort is stable and otherwise keeps the order of the pages.
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

  /** Opens a definition in place; without scripts, it links to the page that documents the type, if any. */
  function definitionLink(id: string, text: string): TextLink | null {
    const definition = definitionAddress(id);
    return entries.has(id) ? { text, href: places.get(id)?.[0]?.path ?? definition, definition } : null;
  }
}

/** Ranks the page about a component, e.g. "Date picker" for `DatePicker`, before pages that use it. */
function rank({ title }: TypePlace, name: string): number {
  return title.replaceAll(' ', '').toLowerCase() === name.replace(PROPS, '').toLowerCase() ? 0 : 1;
}
