import type { NavigationPage, NavigationSection } from '../../model.ts';
import type { ThemedPictures } from '../picture/picture.ts';
import type { ShellSite } from '../view.ts';

/** A page as a gallery shows it. */
export interface GalleryItem extends NavigationPage {
  /** What the page is about; empty where nobody says. */
  text: string;
  /** Drawings of the page's subject, or null for none. */
  picture: ThemedPictures | null;
}

/** Pages that stand together, those outside all subsections under no title. */
export interface GalleryGroup {
  title: string | null;
  slug: string;
  items: GalleryItem[];
}

/** Which pages of a section a gallery shows, and what it says of them. */
export interface GallerySelection {
  /** Slug of the one subsection to show; null for the whole section. */
  subsection: string | null;
  /** Address of the page that holds the gallery, which needs no card there. */
  ownPath: string | null;
  /** Texts by page slug, which win over the pages' own. */
  texts: ReadonlyMap<string, string>;
  /** Whether pages without an entry in `texts` are left out. */
  onlyWithText: boolean;
}

export const WHOLE_SECTION: GallerySelection = {
  subsection: null,
  ownPath: null,
  texts: new Map(),
  onlyWithText: false
};

/** The groups of a section's gallery, in navigation order; groups without pages are left out. */
export function galleryGroups(
  site: ShellSite,
  section: NavigationSection,
  selection: GallerySelection
): GalleryGroup[] {
  const { subsection, ownPath, texts, onlyWithText } = selection;
  const toItem = (page: NavigationPage): GalleryItem => {
    const summary = site.summaries.get(page.path);
    const text = texts.get(slugOf(page.path)) ?? summary?.text ?? site.descriptions.get(page.path) ?? '';
    return { ...page, text, picture: summary?.illustration ?? null };
  };
  const toItems = (pages: readonly NavigationPage[]): GalleryItem[] =>
    pages.filter(({ path }) => path !== ownPath && (!onlyWithText || texts.has(slugOf(path)))).map(toItem);

  const own = section.items.filter((item) => item.kind === 'page');
  const groups = section.items.filter((item) => item.kind === 'group');
  const shown = [
    ...(subsection === null ? [{ title: null, slug: '', items: toItems(own) }] : []),
    ...groups
      .filter(({ slug }) => subsection === null || slug === subsection)
      .map(({ title, slug, items }) => ({ title, slug, items: toItems(items) }))
  ].filter(({ items }) => items.length > 0);
  return hasEnoughPictures(shown) ? shown : shown.map(withoutPictures);
}

/** A few pictures among many cards would leave holes rather than help. */
function hasEnoughPictures(groups: readonly GalleryGroup[]): boolean {
  const items = groups.flatMap((group) => group.items);
  return items.filter(({ picture }) => picture !== null).length * 2 >= items.length;
}

function withoutPictures(group: GalleryGroup): GalleryGroup {
  return { ...group, items: group.items.map((item) => ({ ...item, picture: null })) };
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
