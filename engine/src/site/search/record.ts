import type { SearchKind } from '../../core/searchKind.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import type { Badge, NavigationSection, Page, Site, Source } from '../../model.ts';

type Optional = 'keywords' | 'text' | 'importLine' | 'standalone';

/** Creates a record of a tab; omitted fields are empty. */
export function makeRecord(
  kind: SearchKind,
  place: TabPlace,
  fields: Pick<SearchRecord, 'title' | 'address'> & Partial<Pick<SearchRecord, Optional | 'badge'>>
): SearchRecord {
  return {
    id: `${kind}:${fields.address}`,
    kind,
    keywords: [],
    text: '',
    importLine: null,
    standalone: null,
    ...place,
    ...fields
  };
}

/** Fields shared by the records of a tab. */
interface TabPlace {
  page: string;
  section: string;
  badge: Badge | null;
  /** Titles of section, subsection, page, and the tab if the page has several. */
  place: string[];
}

/** A tab of the site with its position in the navigation. */
export interface PlacedTab {
  page: Page;
  source: Source;
  place: TabPlace;
}

/** Returns every tab of a site, in navigation order, then in tab order. */
export function placedTabs({ pages, navigation }: Pick<Site, 'pages' | 'navigation'>): PlacedTab[] {
  const above = titlesAbove(navigation);
  return pages.flatMap((page) =>
    page.sources.map((source) => ({
      page,
      source,
      place: {
        page: page.path,
        section: page.section,
        badge: badgeOf(page, source),
        place: [
          ...(above.get(`${page.section}/${page.subsection}`) ?? []),
          page.title,
          ...(page.hasTabs ? [source.label] : [])
        ]
      }
    }))
  );
}

/** Returns the titles of section and subsection by slugs, e.g. `section/subsection`. */
function titlesAbove(navigation: readonly NavigationSection[]): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { slug, title, items } of navigation) {
    titles.set(`${slug}/`, [title]);
    for (const item of items) {
      if (item.kind === 'group') {
        titles.set(`${slug}/${item.slug}`, [title, item.title]);
      }
    }
  }
  return titles;
}

function badgeOf({ badges }: Page, { deprecated, beta, isDemo }: Source): Badge | null {
  return deprecated ? 'deprecated' : beta ? 'beta' : (badges[0] ?? (isDemo ? 'demo' : null));
}
