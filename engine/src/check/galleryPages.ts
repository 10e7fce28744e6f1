import { sectionsWithoutPage } from '../content/navigation.ts';
import { placeFolder } from '../content/placement.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { slug } from '../core/slug.ts';
import { isLandingPage } from '../core/tabs.ts';
import type { ComponentBlock, NavigationSection, Site, Source } from '../model.ts';

/** A gallery in Markdown. */
export interface WrittenGallery {
  source: Source;
  block: ComponentBlock;
}

/** The card of a page in a gallery. */
export interface GalleryCard {
  /** Address of the page. */
  address: string;
  /** Null for the generated list of a section. */
  gallery: WrittenGallery | null;
}

/** Returns the cards of all galleries: those of Markdown, and of generated lists of sections. */
export function galleryCards(site: Site, config: ResolvedConfig): GalleryCard[] {
  const landing = new Set(site.pages.filter(isLandingPage).map((page) => page.path));
  const generated = sectionsWithoutPage(site).flatMap((section) => pagesOf(section, ''));
  const written = site.pages.flatMap((page) =>
    galleriesOf(page.sources).flatMap((gallery) => {
      const { attributes } = gallery.block;
      const place = placeFolder(config, {
        section: slug(String(attributes['section'] ?? page.section)),
        subsection: slug(String(attributes['subsection'] ?? ''))
      });
      const section = site.navigation.find((candidate) => candidate.slug === place.section);
      return (section ? pagesOf(section, place.subsection) : [])
        .filter((address) => address !== page.path && !landing.has(address))
        .map((address) => ({ address, gallery }));
    })
  );
  return [...generated.map((address) => ({ address, gallery: null })), ...written];
}

function galleriesOf(sources: readonly Source[]): WrittenGallery[] {
  return sources.flatMap((source) =>
    source.blocks.flatMap((block) =>
      block.kind === 'component' && block.name === 'SectionGallery' ? { source, block } : []
    )
  );
}

/** @param subsection slug of the only subsection; empty for the whole section */
function pagesOf({ items }: NavigationSection, subsection: string): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') {
      return subsection === '' ? [item.path] : [];
    }
    return subsection === '' || item.slug === subsection ? item.items.map(({ path: address }) => address) : [];
  });
}
