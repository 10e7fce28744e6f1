import { Button, EmptyState, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

import { GalleryCard } from './GalleryCard.tsx';
import type { GalleryGroup } from './galleryContent.ts';
import { GalleryToolbar, type GalleryToolbarProps } from './GalleryToolbar.tsx';

export interface SectionGalleryProps extends Omit<GalleryToolbarProps, 'count'> {
  groups: GalleryGroup[];
  /** Level of the groups' headings. */
  headingLevel: 'h2' | 'h3';
}

/**
 * A section's pages as cards or as a list, to filter as the reader types. All cards are there without a script, and
 * the layout changes without one too.
 */
export function SectionGallery({ groups, headingLevel, ...toolbar }: SectionGalleryProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) {
    return <p>The pages of this section are still being written.</p>;
  }
  return (
    <div className="pb-gallery" data-gallery>
      <GalleryToolbar {...toolbar} count={count} />
      {groups.map((group) => (
        <Group key={group.slug} group={group} headingLevel={headingLevel} idPrefix={toolbar.id} />
      ))}
      <div className="pb-gallery-empty" data-gallery-empty hidden>
        <EmptyState titleText="No results found" headingLevel={headingLevel} variant="sm">
          <EmptyStateBody>No page matches the filter.</EmptyStateBody>
          <EmptyStateFooter>
            <Button variant="link" data-gallery-reset>
              Clear the filter
            </Button>
          </EmptyStateFooter>
        </EmptyState>
      </div>
    </div>
  );
}

interface GroupProps extends Pick<SectionGalleryProps, 'headingLevel'> {
  group: GalleryGroup;
  idPrefix: string;
}

function Group({ group: { title, slug, items }, headingLevel: Heading, idPrefix }: GroupProps) {
  const headingId = title === null ? undefined : `${idPrefix}-${slug}`;
  return (
    <section data-gallery-group aria-labelledby={headingId}>
      {title !== null && (
        <Heading id={headingId} className="pb-gallery-heading">
          {title}
        </Heading>
      )}
      <ul className="pb-gallery-cards" role="list">
        {items.map((item) => (
          <GalleryCard key={item.path} item={item} />
        ))}
      </ul>
    </section>
  );
}
