import type { NavigationGroup, NavigationSection } from '../../model.ts';
import { ExpandToggle } from './ExpandToggle.tsx';
import { NavigationLink } from './NavigationLink.tsx';

interface SectionItemsProps {
  section: NavigationSection;
  currentPath: string | null;
}

/** The pages of one section, its subsections as lists to open. */
export function SectionItems({ section, currentPath }: SectionItemsProps) {
  return section.items.map((item) =>
    item.kind === 'page' ? (
      <li key={item.path} className="pf-v6-c-nav__item">
        <NavigationLink page={item} isCurrent={item.path === currentPath} />
      </li>
    ) : (
      <SubsectionItem key={item.slug} sectionSlug={section.slug} group={item} currentPath={currentPath} />
    )
  );
}

interface SubsectionItemProps {
  sectionSlug: string;
  group: NavigationGroup;
  currentPath: string | null;
}

function SubsectionItem({ sectionSlug, group, currentPath }: SubsectionItemProps) {
  const listId = `navigation-${sectionSlug}-${group.slug}`;
  const isExpanded = group.items.some(({ path }) => path === currentPath);
  return (
    <li className="pf-v6-c-nav__item">
      <div className="pb-navigation-row">
        <span className="pb-navigation-subsection">{group.title}</span>
        <ExpandToggle
          label={group.title}
          place={`${sectionSlug}/${group.slug}`}
          controls={listId}
          isExpanded={isExpanded}
        />
      </div>
      <ul id={listId} className="pf-v6-c-nav__list pb-navigation-list" role="list" hidden={!isExpanded}>
        {group.items.map((page) => (
          <li key={page.path} className="pf-v6-c-nav__item">
            <NavigationLink page={page} isCurrent={page.path === currentPath} />
          </li>
        ))}
      </ul>
    </li>
  );
}
