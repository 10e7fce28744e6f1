import { renderToStaticMarkup } from 'react-dom/server';

import type { NavigationSection } from '../model.ts';
import { SectionItems } from './shell/SectionItems.tsx';
import { SideNavigation } from './shell/SideNavigation.tsx';
import type { Current, ShellSite } from './view.ts';

/** The side navigation as a document at `current` shows it: all sections, and the pages of the open one. */
export function renderNavigation(site: ShellSite, current: Current): string {
  return renderToStaticMarkup(<SideNavigation site={site} current={current} />);
}

/**
 * The list items that the browser inserts when the reader opens a section.
 * @param currentPath address of the page to mark as current, or null for none
 */
export function renderSectionItems(section: NavigationSection, currentPath: string | null): string {
  return renderToStaticMarkup(<SectionItems section={section} currentPath={currentPath} />);
}
