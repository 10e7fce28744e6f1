import * as texts from '../../core/texts.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { slug } from '../../core/slug.ts';
import { isLandingPage } from '../../core/tabs.ts';
import { type GalleryTexts, galleryTexts } from '../../examples/galleryTexts.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { GalleryText } from './GalleryText.tsx';
import { SectionGallery, type SectionGalleryProps, galleryGroups } from './SectionGallery.tsx';

/**
 * `<SectionGallery section="…" />`: the pages of a section or subsection, except the page itself and other landing
 * pages, so that its count is that of the documented items. Section and subsection are named as in frontmatter, and
 * subject to the same configured moves.
 *
 * Further attributes: `placeholderText` of the filter, `countText` after the number of results, `initialLayout`
 * (`grid` or `list`), `galleryItemsData` with texts about the pages, and `onlyShowInGalleryData` to leave out pages
 * without such a text.
 */
export const sectionGallery: EngineComponent<SectionGalleryProps, GalleryTexts> = {
  component: SectionGallery,
  markdown: GalleryText,
  fillsPage: true,
  isWide: true,
  readData: ({ source, block }) => galleryTexts(source, block.attributes['galleryItemsData']),
  createProps({ page, block }, { pages, site, placeFolder }, summaries) {
    const place = placeFolder({
      section: slug(textAttribute(block, 'section') ?? page.section),
      subsection: slug(textAttribute(block, 'subsection') ?? '')
    });
    const section = site.navigation.find((candidate) => candidate.slug === place.section);
    const selection = {
      subsection: place.subsection === '' ? null : place.subsection,
      excluded: new Set([page.path, ...pages.filter(isLandingPage).map(({ path }) => path)]),
      texts: summaries,
      onlyWithText: block.attributes['onlyShowInGalleryData'] === true
    };
    const countText = textAttribute(block, 'countText')?.trim();
    return {
      id: interfaceId('gallery', place.section, place.subsection),
      groups: section ? galleryGroups(site, section, selection) : [],
      isByPurpose: selection.subsection === null && site.purposes.has(place.section),
      headingLevel: 'h3',
      placeholder: textAttribute(block, 'placeholderText') ?? texts.gallery.filter,
      noun: countText === undefined ? texts.gallery.results : { one: countText, other: countText },
      layout: block.attributes['initialLayout'] === 'list' ? 'list' : 'grid'
    };
  }
};
