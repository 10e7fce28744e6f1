import type { NavigationSection } from '../../model.ts';
import type { Current, ShellSite } from '../view.ts';
import { ExpandToggle } from './ExpandToggle.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { SectionItems } from './SectionItems.tsx';

interface SideNavigationProps {
  site: ShellSite;
  current: Current;
}

/** All sections; of their pages only those of the open section, so that documents stay small. */
export function SideNavigation({ site, current }: SideNavigationProps) {
  return (
    <nav className="pf-v6-c-nav" aria-label="Global">
      <ul className="pf-v6-c-nav__list" role="list">
        {site.navigation.map((section) => (
          <SectionItem key={section.slug} section={section} current={current} />
        ))}
      </ul>
    </nav>
  );
}

function SectionItem({ section, current }: { section: NavigationSection; current: Current }) {
  const listId = `navigation-${section.slug}`;
  const isExpanded = section.slug === current.section;
  return (
    <li className="pf-v6-c-nav__item" data-section={section.slug}>
      <div className="pb-navigation-row">
        <NavigationLink page={section} isCurrent={section.path === current.path && !hasPage(section, section.path)} />
        {section.items.length > 0 && <ExpandToggle label={section.title} controls={listId} isExpanded={isExpanded} />}
      </div>
      <ul id={listId} className="pf-v6-c-nav__list pb-navigation-list" role="list" hidden={!isExpanded}>
        {isExpanded && <SectionItems section={section} currentPath={current.path} />}
      </ul>
    </li>
  );
}

/** Whether the section lists a page at this address, which is then the one to mark as current. */
function hasPage(section: NavigationSection, path: string): boolean {
  return section.items.some((item) => item.kind === 'page' && item.path === path);
}
