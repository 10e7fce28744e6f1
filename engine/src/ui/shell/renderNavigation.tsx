import { renderToStaticMarkup } from 'react-dom/server';

import type { NavigationSection } from '../../model.ts';
import { Island } from '../islands/Island.tsx';
import { NavigationFilter } from '../navigationFilter/NavigationFilter.tsx';
import { SectionItem } from './SectionItem.tsx';
import { SectionItems } from './SectionItems.tsx';
import type { Current, ShellSite } from '../view.ts';

/** Id of the element with all sections. */
const TREE_ID = 'pb-navigation-tree';

const FILTER_HTML = renderToStaticMarkup(
  <Island name="navigationFilter" component={NavigationFilter} load="intent" props={{ treeId: TREE_ID }} />
);

/** The side navigation as a document at `current` shows it: all sections, and the pages of the open one. */
export function renderNavigation({ navigation }: ShellSite, current: Current): string {
  const sections = navigation.map((section) =>
    section.slug === current.section
      ? renderToStaticMarkup(<SectionItem section={section} isExpanded currentPath={current.path} />)
      : renderClosedSection(section)
  );
  const tree = (
    <div id={TREE_ID} className="pb-sidebar-pages">
      <nav className="pf-v6-c-nav" aria-label="Global">
        <ul className="pf-v6-c-nav__list" role="list" dangerouslySetInnerHTML={{ __html: sections.join('') }} />
      </nav>
    </div>
  );
  return FILTER_HTML + renderToStaticMarkup(tree);
}

const closedSections = new WeakMap<NavigationSection, string>();

/** Most sections are closed in most documents, and look the same in all of these. */
function renderClosedSection(section: NavigationSection): string {
  const html =
    closedSections.get(section) ??
    renderToStaticMarkup(<SectionItem section={section} isExpanded={false} currentPath={null} />);
  closedSections.set(section, html);
  return html;
}

/**
 * The list items that the browser inserts when the reader opens a section.
 * @param currentPath address of the page to mark as current, or null for none
 */
export function renderSectionItems(section: NavigationSection, currentPath: string | null): string {
  return renderToStaticMarkup(<SectionItems section={section} currentPath={currentPath} />);
}
