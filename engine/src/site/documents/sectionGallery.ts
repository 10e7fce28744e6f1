import { isLandingPage } from '../../content/navigation.ts';
import { placeFolder } from '../../content/placement.ts';
import { slug } from '../../core/slug.ts';
import { importedData } from '../../examples/importedData.ts';
import type { ComponentBlock, Page, Source } from '../../model.ts';
import type { MarkdownComponentProps } from '../../ui/index.ts';
import type { DocumentContext } from './documentContext.ts';

/**
 * Creates the props of `<SectionGallery section="…" />`: the pages of a section or subsection, except the page itself
 * and other landing pages, so that its count is that of the documented items.
 * Section and subsection are named as in frontmatter, and subject to the same configured moves.
 *
 * Further attributes: `placeholderText` of the filter, `countText` after the number of results, `initialLayout`
 * (`grid` or `list`), `galleryItemsData` with texts about the pages, and `onlyShowInGalleryData` to leave out pages
 * without such a text.
 */
export function sectionGallery(
  context: DocumentContext,
  page: Page,
  source: Source,
  block: ComponentBlock
): MarkdownComponentProps<'SectionGallery'> {
  const { app, config, facts, site } = context;
  const { attributes } = block;
  const place = placeFolder(config, {
    section: slug(textOf(attributes['section']) ?? page.section),
    subsection: slug(textOf(attributes['subsection']) ?? '')
  });
  const section = site.navigation.find((candidate) => candidate.slug === place.section);
  const selection = {
    subsection: place.subsection === '' ? null : place.subsection,
    excluded: new Set([page.path, ...facts.pages.filter(isLandingPage).map(({ path }) => path)]),
    texts: galleryTexts(source, attributes['galleryItemsData']),
    onlyWithText: attributes['onlyShowInGalleryData'] === true
  };
  const countText = textOf(attributes['countText'])?.trim();
  return {
    id: ['gallery', place.section, place.subsection].filter((part) => part !== '').join('-'),
    groups: section ? app.galleryGroups(site, section, selection) : [],
    headingLevel: 'h3',
    placeholder: textOf(attributes['placeholderText']) ?? 'Filter by name',
    noun: countText === undefined ? ['result', 'results'] : [countText, countText],
    layout: attributes['initialLayout'] === 'list' ? 'list' : 'grid'
  };
}

function textOf(value: string | true | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Reads the texts about pages, by page slug, from a gallery's data. Markdown imports such data from a JSON file:
 * `{ "page-slug": { "summary": "…" } }`, where the summary may contain markup.
 * @param expression the attribute's value, e.g. `{galleryData}`
 * @throws Error when the file is not JSON
 */
export function galleryTexts(source: Source, expression: string | true | undefined): Map<string, string> {
  const entries = Object.entries((importedData(source, expression)?.data ?? {}) as Record<string, unknown>);
  return new Map(entries.flatMap(([slug, entry]) => (hasSummary(entry) ? [[slug, plainText(entry.summary)]] : [])));
}

function hasSummary(entry: unknown): entry is { summary: string } {
  return typeof entry === 'object' && entry !== null && 'summary' in entry && typeof entry.summary === 'string';
}

function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}
