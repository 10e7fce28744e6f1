import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { listedPageOf } from '../../core/listedPage.ts';
import type { NavigationGroup, NavigationPage, NavigationSection } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Island } from '../islands/Island.tsx';
import { NavigationFilter } from '../navigationFilter/NavigationFilter.tsx';
import type { Current, ShellSite } from '../view.ts';
import { navigationFilter } from '../navigationFilter/feature.ts';

/** Id of the element with all sections. */
const TREE_ID = interfaceId('tree');

const FILTER_HTML = renderToStaticMarkup(
  <Island feature={navigationFilter} component={NavigationFilter} load="intent" props={{ treeId: TREE_ID }} />
);

/** Renders the side navigation of the document at `current`: all sections, and the pages of the open one. */
export function renderNavigation({ navigation }: ShellSite, current: Current): string {
  const sections = navigation.map((section) =>
    section.slug === current.section
      ? renderToStaticMarkup(<SectionItem section={section} isExpanded currentPath={current.path} />)
      : renderClosedSection(section)
  );
  const tree = (
    <div id={TREE_ID} className="pb-sidebar-pages">
      <nav className="pf-v6-c-nav" aria-label={texts.shell.navigation}>
        <ul className="pf-v6-c-nav__list" role="list" dangerouslySetInnerHTML={{ __html: sections.join('') }} />
      </nav>
    </div>
  );
  return FILTER_HTML + renderToStaticMarkup(tree);
}

const closedSections = new WeakMap<NavigationSection, string>();

/** Renders a closed section, cached since it is the same in most documents. */
function renderClosedSection(section: NavigationSection): string {
  const html =
    closedSections.get(section) ??
    renderToStaticMarkup(<SectionItem section={section} isExpanded={false} currentPath={null} />);
  closedSections.set(section, html);
  return html;
}

/** Renders the list items that the browser inserts when the reader opens a section. */
export function renderSectionItems(section: NavigationSection): string {
  return renderToStaticMarkup(<SectionItems section={section} marked={null} />);
}

interface SectionItemProps {
  section: NavigationSection;
  isExpanded: boolean;
  /** Address of the page to mark as current, or null for none. */
  currentPath: string | null;
}

/** A section of the side navigation; only an open one contains its pages, which keeps documents small. */
function SectionItem({ section, isExpanded, currentPath }: SectionItemProps) {
  const listId = interfaceId('navigation', section.slug);
  const marked = isExpanded && currentPath !== null ? markedLink(section, currentPath) : null;
  return (
    <li className="pf-v6-c-nav__item" data-section={section.slug}>
      <div className="pf-v6-c-nav__item pb-navigation-row">
        <NavigationLink page={section} current={currentOf(section, marked)} />
        {section.items.length > 0 && (
          <ExpandToggle label={section.title} place={section.slug} controls={listId} isExpanded={isExpanded} />
        )}
      </div>
      <ul id={listId} className="pf-v6-c-nav__list pb-navigation-list" role="list" hidden={!isExpanded}>
        {isExpanded && <SectionItems section={section} marked={marked} />}
      </ul>
    </li>
  );
}

/** The link that is marked as current. */
interface MarkedLink {
  to: NavigationPage | NavigationSection;
  /** Value of `aria-current`: whether the link leads to the current page, or to what contains it. */
  current: 'page' | 'true';
}

/** Finds the link for a page: for one that the navigation leaves out, such as a lesson, the page or section above it. */
function markedLink(section: NavigationSection, currentPath: string): MarkedLink {
  const pages = section.items.flatMap((item) => (item.kind === 'page' ? [item] : item.items));
  const listed = pages.map(({ path }) => path);
  const path = listed.includes(currentPath) ? currentPath : listedPageOf(currentPath, listed);
  const to = pages.find((page) => page.path === path) ?? section;
  return { to, current: to.path === currentPath ? 'page' : 'true' };
}

function currentOf(link: MarkedLink['to'], marked: MarkedLink | null): MarkedLink['current'] | null {
  return marked?.to === link ? marked.current : null;
}

interface SectionItemsProps {
  section: NavigationSection;
  /** Null for none. */
  marked: MarkedLink | null;
}

/** Pages of a section, with subsections as disclosures. */
function SectionItems({ section, marked }: SectionItemsProps) {
  return section.items.map((item) =>
    item.kind === 'page' ? (
      <li key={item.path} className="pf-v6-c-nav__item">
        <NavigationLink page={item} current={currentOf(item, marked)} />
      </li>
    ) : (
      <SubsectionItem key={item.slug} sectionSlug={section.slug} group={item} marked={marked} />
    )
  );
}

interface SubsectionItemProps {
  sectionSlug: string;
  group: NavigationGroup;
  marked: MarkedLink | null;
}

function SubsectionItem({ sectionSlug, group, marked }: SubsectionItemProps) {
  const listId = interfaceId('navigation', sectionSlug, group.slug);
  const isExpanded = group.items.some((page) => page === marked?.to);
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
            <NavigationLink page={page} current={currentOf(page, marked)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface NavigationLinkProps {
  page: Pick<NavigationPage, 'title' | 'path'> & Partial<Pick<NavigationPage, 'badge'>>;
  /** Null for other links. */
  current: MarkedLink['current'] | null;
}

/** A link of the side navigation. */
function NavigationLink({ page: { title, path, badge }, current }: NavigationLinkProps) {
  return (
    <a
      className={current ? 'pf-v6-c-nav__link pf-m-current' : 'pf-v6-c-nav__link'}
      href={path}
      aria-current={current ?? undefined}
    >
      {title}
      {badge && (
        <>
          {' '}
          <BadgeLabel badge={badge} />
        </>
      )}
    </a>
  );
}

interface ExpandToggleProps {
  /** Title of the section or subsection. */
  label: string;
  /** Key of the list: `section` or `section/subsection`, by slug. */
  place: string;
  /** id of the list that opens. */
  controls: string;
  isExpanded: boolean;
}

/** Disclosure button of a list in the side navigation. */
function ExpandToggle({ label, place, controls, isExpanded }: ExpandToggleProps) {
  return (
    <button
      type="button"
      className="pb-navigation-toggle pb-chevron"
      aria-label={fillText(texts.shell.pagesOf, { section: label })}
      aria-expanded={isExpanded}
      aria-controls={controls}
      data-tooltip=""
      data-navigation-toggle={place}
    />
  );
}
