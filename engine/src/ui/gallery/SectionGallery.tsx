import { GalleryCard } from './GalleryCard.tsx';
import type { GalleryGroup } from './galleryContent.ts';
import type { LayoutName } from '../listFilter/LayoutToggle.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';

export interface SectionGalleryProps {
  /** Unique in the document. */
  id: string;
  /** Shown in the empty filter field, and its name. */
  placeholder: string;
  /** What is counted: one of it, several of it. */
  noun: [one: string, several: string];
  layout: LayoutName;
  groups: GalleryGroup[];
  /** Level of the groups' headings. */
  headingLevel: 'h2' | 'h3';
}

/**
 * A section's pages as cards or as a list, to filter as the reader types. All cards are there without a script, and
 * the layout changes without one too.
 */
export function SectionGallery({ id, placeholder, noun, layout, groups, headingLevel }: SectionGalleryProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) {
    return <p>The pages of this section are still being written.</p>;
  }
  return (
    <div className="pb-gallery" id={id}>
      <ListFilterIsland
        listId={id}
        label="Gallery controls"
        placeholder={placeholder}
        textIn={null}
        noun={noun}
        total={count}
        showsTotal={false}
        choices={[]}
        select={null}
        layout={layout}
        clear="Reset"
        noMatches={{ text: 'No page matches the filter.', clear: 'Clear the filter', headingLevel }}
      />
      {groups.map((group) => (
        <Group key={group.slug} group={group} headingLevel={headingLevel} idPrefix={id} />
      ))}
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
    <section data-row-group="" aria-labelledby={headingId}>
      {title !== null && (
        <Heading id={headingId} className="pb-gallery-heading">
          {title}
        </Heading>
      )}
      <ul className="pb-cards pb-gallery-cards" role="list">
        {items.map((item) => (
          <GalleryCard key={item.path} item={item} />
        ))}
      </ul>
    </section>
  );
}
