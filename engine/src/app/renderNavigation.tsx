import { renderToStaticMarkup } from 'react-dom/server';

import type { NavigationSection } from '../model.ts';
import { FilterResults, NavigationFilter } from './shell/NavigationFilter.tsx';
import { SectionItem } from './shell/SectionItem.tsx';
import { SectionItems } from './shell/SectionItems.tsx';
import type { Current, ShellSite } from './view.ts';

const FILTER_HTML = renderToStaticMarkup(<NavigationFilter />);
const RESULTS_HTML = renderToStaticMarkup(<FilterResults />);

/** The side navigation as a document at `current` shows it: all sections, and the pages of the open one. */
export function renderNavigation({ navigation }: ShellSite, current: Current): string {
  const sections = navigation.map((section) =>
    section.slug === current.section
      ? renderToStaticMarkup(<SectionItem section={section} isExpanded currentPath={current.path} />)
      : renderClosedSection(section)
  );
  const tree = `<nav class="pf-v6-c-nav" aria-label="Global" data-navigation-tree><ul class="pf-v6-c-nav__list" role="list">${sections.join('')}</ul></nav>`;
  return `${FILTER_HTML}<div class="pb-sidebar-pages" data-navigation-scroller>${RESULTS_HTML}${tree}</div>`;
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
