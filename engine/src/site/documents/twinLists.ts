import { sectionsWithoutPage } from '../../content/navigation.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import type { Page, Site } from '../../model.ts';
import type { ListedSection, ListedTab } from '../../twin/lists.ts';
import { type DocumentContext, headTextOf } from './documentContext.ts';

/** Returns the sections of a site with all tabs, in the order of the navigation; those of hidden pages come last. */
export function listedSections(
  context: Pick<DocumentContext, 'site' | 'config'>,
  site: Pick<Site, 'pages' | 'navigation'>
): ListedSection[] {
  const slugs = new Set([...site.navigation.map(({ slug }) => slug), ...site.pages.map(({ section }) => section)]);
  const generated = new Map(sectionsWithoutPage(site).map((section) => [section.slug, section.path]));
  return [...slugs].map((slug) => ({
    slug,
    landing: listedPage(context, generated.get(slug)),
    title: titleOf(context, site, slug),
    groups: groupsOf(context, site, slug)
  }));
}

function listedPage(context: Pick<DocumentContext, 'site'>, path: string | undefined): ListedTab | null {
  return path === undefined ? null : { ...headTextOf(context, path), address: twinAddress(path) };
}

function titleOf({ config }: Pick<DocumentContext, 'config'>, { navigation }: Pick<Site, 'navigation'>, slug: string) {
  const named = [...navigation, ...config.sections].find((section) => section.slug === slug);
  return named?.title ?? slug;
}

function groupsOf(
  context: Pick<DocumentContext, 'site'>,
  { pages, navigation }: Pick<Site, 'pages' | 'navigation'>,
  slug: string
): ListedSection['groups'] {
  const titles = new Map(
    (navigation.find((section) => section.slug === slug)?.items ?? []).flatMap((item) =>
      item.kind === 'group' ? [[item.slug, item.title] as const] : []
    )
  );
  const inSection = pages.filter(({ section }) => section === slug);
  const subsections = [...new Set(inSection.map(({ subsection }) => subsection))];
  return subsections.map((subsection) => ({
    title: subsection === '' ? null : (titles.get(subsection) ?? subsection),
    tabs: inSection.filter((page) => page.subsection === subsection).flatMap((page) => tabsOf(context, page))
  }));
}

function tabsOf(context: Pick<DocumentContext, 'site'>, { sources }: Page): ListedTab[] {
  return sources.flatMap(({ path }) => listedPage(context, path) ?? []);
}
