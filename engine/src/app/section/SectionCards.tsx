import type { NavigationSection } from '../../model.ts';
import { LinkCard } from '../LinkCard.tsx';
import { countPages, pageCountText } from './countPages.ts';

/** A card for every section, with the number of its pages. */
export function SectionCards({ sections }: { sections: NavigationSection[] }) {
  return (
    <ul className="pb-cards" role="list">
      {sections.map((section) => (
        <LinkCard key={section.slug} title={section.title} href={section.path}>
          {pageCountText(countPages(section))}
        </LinkCard>
      ))}
    </ul>
  );
}
