import type { NavigationSection } from '../../model.ts';
import { WHOLE_SECTION, galleryGroups } from '../gallery/galleryContent.ts';
import { SectionGallery } from '../gallery/SectionGallery.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import type { ShellSite } from '../view.ts';

/** The generated list of a section's pages, for sections without a landing page. */
export function SectionView({ site, section }: { site: ShellSite; section: NavigationSection }) {
  return (
    <article className="pb-article">
      <PageHeader title={section.title} />
      <div className="pb-overview">
        <SectionGallery
          id={section.slug}
          groups={galleryGroups(site, section, WHOLE_SECTION)}
          headingLevel="h2"
          placeholder={`Filter ${section.title}`}
          noun={['page', 'pages']}
          layout="grid"
        />
      </div>
    </article>
  );
}
