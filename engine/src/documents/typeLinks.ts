import { escapeHtml } from '../escapeHtml.ts';
import type { Site } from '../model.ts';
import { definitionAddress } from '../reference/apiFiles.ts';
import type { SiteReference } from '../reference/siteReference.ts';

/** The name of a type as a link to what explains it; null where nothing does. */
export type LinkType = (id: string, name: string) => string | null;

/** A page that explains a type. */
export interface TypePlace {
  title: string;
  path: string;
}

export interface TypeLinks {
  /** In pages: to the page that explains the type; to its definition, which opens in place, where no page does. */
  inPage: LinkType;
  /** In definitions: the same addresses, but every definition opens in place of the one that shows. */
  inDefinition: LinkType;
  placesOf(id: string): readonly TypePlace[];
}

/** Links between the names of types and what explains them. The first tab that documents a type explains it best. */
export function createTypeLinks(site: Site, { ofTab, entries }: Pick<SiteReference, 'ofTab' | 'entries'>): TypeLinks {
  const places = new Map<string, TypePlace[]>();
  for (const source of site.pages.flatMap(({ sources }) => sources)) {
    ofTab(source).names.forEach(({ entry }, index) => {
      const anchor = source.referenceAnchors.names[index];
      if (entry && anchor !== undefined) {
        const place = { title: source.title, path: `${source.path}#${anchor}` };
        places.set(entry.id, [...(places.get(entry.id) ?? []), place]);
      }
    });
  }
  const link =
    (isInPage: boolean): LinkType =>
    (id, name) => {
      if (!entries.has(id)) {
        return null;
      }
      const page = places.get(id)?.[0]?.path ?? null;
      return page !== null && isInPage ? pageLink(page, name) : definitionLink(page, definitionAddress(id), name);
    };
  return { inPage: link(true), inDefinition: link(false), placesOf: (id) => places.get(id) ?? [] };
}

function pageLink(page: string, name: string): string {
  return `<a href="${escapeHtml(page)}">${name}</a>`;
}

/** A link that opens a definition in place; without a script it leads to the page that explains the type, if any. */
function definitionLink(page: string | null, definition: string, name: string): string {
  const attributes =
    page === null
      ? `href="${escapeHtml(definition)}" data-type`
      : `href="${escapeHtml(page)}" data-type="${escapeHtml(definition)}"`;
  return `<a ${attributes} aria-haspopup="dialog">${name}</a>`;
}
