import type { NavigationSection } from '../../model.ts';
import { ExpandToggle } from './ExpandToggle.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { SectionItems } from './SectionItems.tsx';

interface SectionItemProps {
  section: NavigationSection;
  isExpanded: boolean;
  /** Address of the page to mark as current, or null for none. */
  currentPath: string | null;
}

/** One section of the side navigation; its pages only if it is open, so that documents stay small. */
export function SectionItem({ section, isExpanded, currentPath }: SectionItemProps) {
  const listId = `navigation-${section.slug}`;
  return (
    <li className="pf-v6-c-nav__item" data-section={section.slug}>
      <div className="pb-navigation-row">
        <NavigationLink page={section} isCurrent={section.path === currentPath && !hasPage(section, section.path)} />
        {section.items.length > 0 && (
          <ExpandToggle label={section.title} place={section.slug} controls={listId} isExpanded={isExpanded} />
        )}
      </div>
      <ul id={listId} className="pf-v6-c-nav__list pb-navigation-list" role="list" hidden={!isExpanded}>
        {isExpanded && <SectionItems section={section} currentPath={currentPath} />}
      </ul>
    </li>
  );
}

/** Whether the section lists a page at this address, which is then the one to mark as current. */
function hasPage(section: NavigationSection, path: string): boolean {
  return section.items.some((item) => item.kind === 'page' && item.path === path);
}
