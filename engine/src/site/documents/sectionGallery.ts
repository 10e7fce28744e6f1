import { placeFolder } from '../../content/placement.ts';
import type { ComponentBlock, Page, Source } from '../../model.ts';
import { slug } from '../../core/slug.ts';
import type { DocumentContext } from './documentContext.ts';
import { galleryTexts } from './galleryTexts.ts';

/**
 * HTML of `<SectionGallery section="…" />`: the pages of a section, or of one subsection, without the page itself.
 * Section and subsection are named as in frontmatter, and moved with it.
 *
 * Further attributes: `placeholderText` of the filter, `countText` behind the number of results, `initialLayout`
 * (`grid` or `list`), `galleryItemsData` with texts about the pages, and `onlyShowInGalleryData` to leave out pages
 * without such a text.
 */
export function sectionGallery(context: DocumentContext, page: Page, source: Source, block: ComponentBlock): string {
  const { app, config, site } = context;
  const { attributes } = block;
  const place = placeFolder(config, {
    section: slug(textOf(attributes['section']) ?? page.section),
    subsection: slug(textOf(attributes['subsection']) ?? '')
  });
  const section = site.navigation.find((candidate) => candidate.slug === place.section);
  const selection = {
    subsection: place.subsection === '' ? null : place.subsection,
    ownPath: page.path,
    texts: galleryTexts(source, attributes['galleryItemsData']),
    onlyWithText: attributes['onlyShowInGalleryData'] === true
  };
  const countText = textOf(attributes['countText'])?.trim();
  return app.renderGallery({
    id: ['gallery', place.section, place.subsection].filter((part) => part !== '').join('-'),
    groups: section ? app.galleryGroups(site, section, selection) : [],
    headingLevel: 'h3',
    placeholder: textOf(attributes['placeholderText']) ?? 'Filter by name',
    noun: countText === undefined ? ['result', 'results'] : [countText, countText],
    layout: attributes['initialLayout'] === 'list' ? 'list' : 'grid'
  });
}

function textOf(value: string | true | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
