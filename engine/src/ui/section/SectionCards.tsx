import type { NavigationSection } from '../../model.ts';
import { LinkCard } from '../cards/LinkCard.tsx';
import { countPages, pageCountText } from './countPages.ts';

/** A card for every section that has pages, with their number. */
export function SectionCards({ sections }: { sections: NavigationSection[] }) {
  return (
    <ul className="pb-cards" role="list">
      {sections
        .filter(({ items }) => items.length > 0)
        .map((section) => (
          <LinkCard key={section.slug} title={section.title} href={section.path}>
            <bdi>{pageCountText(countPages(section))}</bdi>
          </LinkCard>
        ))}
    </ul>
  );
}
