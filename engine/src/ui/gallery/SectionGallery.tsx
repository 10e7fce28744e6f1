import { type PluralForms, createComparison } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Purpose } from '../../core/config/componentHead.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { slug } from '../../core/slug.ts';
import type { NavigationPage, NavigationSection } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Drawing } from '../drawing/Drawing.tsx';
import type { LayoutName } from '../listFilter/ListFilter.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { HOME_CRUMBS } from '../page/pageNavigation.ts';
import type { ShellSite } from '../view.ts';

/** Card of a page in a gallery. */
export interface GalleryItem extends NavigationPage {
  /** Description of the page; empty for none. */
  text: string;
  /** Markup of the drawing of the page's subject, or null for none. */
  drawing: string | null;
}

/** Group of pages by purpose or subsection; the title is null for pages outside all subsections. */
interface GalleryGroup {
  title: string | null;
  slug: string;
  items: GalleryItem[];
}

/** Selection of a section's pages for a gallery, and their texts. */
interface GallerySelection {
  /** Slug of the one subsection to show; null for the whole section. */
  subsection: string | null;
  /** Addresses of pages without a card: the one that contains the gallery, and other landing pages. */
  excluded: ReadonlySet<string>;
  /** Texts by page slug, for pages without one that was written for their card. */
  texts: ReadonlyMap<string, string>;
  /** Whether pages without an entry in `texts` are left out. */
  onlyWithText: boolean;
}

/** All pages of a section. */
export const WHOLE_SECTION: GallerySelection = {
  subsection: null,
  excluded: new Set(),
  texts: new Map(),
  onlyWithText: false
};

/** Returns the groups of a section's gallery by purpose, or else in navigation order, without empty ones. */
export function galleryGroups(
  site: ShellSite,
  section: NavigationSection,
  selection: GallerySelection
): GalleryGroup[] {
  const { subsection, excluded, texts: summaries, onlyWithText } = selection;
  const toItem = (page: NavigationPage): GalleryItem => {
    const { path } = page;
    const given = site.cards.get(path) ?? summaries.get(slugOf(path));
    const text = given ?? site.summaries.get(path) ?? site.descriptions.get(path) ?? '';
    return { ...page, text, drawing: site.drawings.get(path) ?? null };
  };
  const toItems = (pages: readonly NavigationPage[]): GalleryItem[] =>
    pages.filter(({ path }) => !excluded.has(path) && (!onlyWithText || summaries.has(slugOf(path)))).map(toItem);

  const purposes = subsection === null ? site.purposes.get(section.slug) : undefined;
  const shown = (
    purposes === undefined ? subsectionGroups(section, subsection, toItems) : purposeGroups(section, purposes, toItems)
  ).filter(({ items }) => items.length > 0);
  return hasEnoughDrawings(shown) ? shown : shown.map(withoutDrawings);
}

type ToItems = (pages: readonly NavigationPage[]) => GalleryItem[];

function subsectionGroups({ items }: NavigationSection, subsection: string | null, toItems: ToItems): GalleryGroup[] {
  const own = items.filter((item) => item.kind === 'page');
  const groups = items.filter((item) => item.kind === 'group');
  return [
    ...(subsection === null ? [{ title: null, slug: '', items: toItems(own) }] : []),
    ...groups
      .filter(({ slug }) => subsection === null || slug === subsection)
      .map((group) => ({ title: group.title, slug: group.slug, items: toItems(group.items) }))
  ];
}

/** Title of the group of pages without a purpose. */
const OTHER = 'Other';

function purposeGroups({ items }: NavigationSection, purposes: readonly Purpose[], toItems: ToItems): GalleryGroup[] {
  const pages = items
    .flatMap((item) => (item.kind === 'page' ? item : item.items))
    .toSorted((one, other) => compareNames(one.title, other.title));
  const named = new Set(purposes.flatMap((purpose) => purpose.pages));
  return [
    ...purposes.map(({ title, pages: members }) => ({
      title,
      slug: slug(title),
      items: toItems(pages.filter(({ path }) => members.includes(path)))
    })),
    { title: OTHER, slug: slug(OTHER), items: toItems(pages.filter(({ path }) => !named.has(path))) }
  ];
}

const compareNames = createComparison({ numeric: true });

/** Whether at least half of the cards have a drawing: fewer would look like gaps. */
function hasEnoughDrawings(groups: readonly GalleryGroup[]): boolean {
  const items = groups.flatMap((group) => group.items);
  return items.filter(({ drawing }) => drawing !== null).length * 2 >= items.length;
}

function withoutDrawings(group: GalleryGroup): GalleryGroup {
  return { ...group, items: group.items.map((item) => ({ ...item, drawing: null })) };
}

function slugOf(path: string): string {
  return decodeURI(path.slice(path.lastIndexOf('/') + 1));
}

export interface SectionGalleryProps {
  /** Unique in the document. */
  id: string;
  /** Placeholder and accessible name of the filter field. */
  placeholder: string;
  /** Noun of the count: singular, plural. */
  noun: PluralForms;
  layout: LayoutName;
  groups: GalleryGroup[];
  /** Whether the groups are purposes, and the pages can be shown by name instead. */
  isByPurpose: boolean;
  /** Level of the groups' headings. */
  headingLevel: 'h2' | 'h3';
}

function countItems(groups: readonly GalleryGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

/** Number of cards from which a gallery has a filter: fewer are seen at a glance. */
const CARDS_TO_FILTER = 12;

/** Number of cards from which the filter stays in the window: fewer are hardly higher than it. */
const CARDS_TO_STAY = 24;

/**
 * A section's pages as cards or as a list, with a filter field if there are many. Without scripts, all cards are shown,
 * and the layout can still be changed. A gallery that begins as a list always has the controls, which make it one.
 */
export function SectionGallery(props: SectionGalleryProps) {
  const { id, placeholder, noun, layout, groups, isByPurpose, headingLevel } = props;
  const count = countItems(groups);
  if (count === 0) {
    return <p>{texts.gallery.empty}</p>;
  }
  return (
    <div className="pb-gallery" id={id}>
      {(count >= CARDS_TO_FILTER || layout === 'list') && (
        <ListFilterIsland
          listId={id}
          label={texts.gallery.controls}
          placeholder={placeholder}
          textIn={null}
          noun={noun}
          total={count}
          choices={[]}
          select={null}
          layout={layout}
          isOrdered={isByPurpose}
          isBar={count >= CARDS_TO_STAY}
          headingLevel={headingLevel}
        />
      )}
      {isByPurpose && <ul className="pb-cards pb-gallery-cards" role="list" data-all-rows="" />}
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

function Group({ group, headingLevel: Heading, idPrefix }: GroupProps) {
  const { title, items } = group;
  const headingId = title === null ? undefined : `${idPrefix}_${group.slug}`;
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

/** Card of a page; the whole card is clickable. */
function GalleryCard({ item: { title, path, badge, text, drawing } }: { item: GalleryItem }) {
  return (
    <li className="pb-card pb-gallery-card" data-row="">
      {drawing !== null && <Drawing markup={drawing} />}
      <div className="pb-card-title">
        <a href={path}>{title}</a>
        {badge && (
          <>
            {' '}
            <BadgeLabel badge={badge} />
          </>
        )}
      </div>
      {text !== '' && <p className="pb-card-text">{text}</p>}
    </li>
  );
}

/** Returns the groups of the generated gallery of a section. */
export function sectionGroups(site: ShellSite, section: NavigationSection): GalleryGroup[] {
  return galleryGroups(site, section, WHOLE_SECTION);
}

/** Generated gallery of a section's pages, for sections without a landing page. */
export function SectionView({ site, section }: { site: ShellSite; section: NavigationSection }) {
  const groups = sectionGroups(site, section);
  return (
    <article className="pb-article">
      <PageHeader
        title={section.title}
        crumbs={HOME_CRUMBS}
        lead={site.summaries.get(section.path)}
        drawing={site.drawings.get(section.path)}
      />
      <div className="pb-overview">
        <SectionGallery
          id={interfaceId('gallery', section.slug)}
          groups={groups}
          headingLevel="h2"
          placeholder={fillText(texts.gallery.filterSection, { section: section.title })}
          noun={texts.gallery.pages}
          layout="grid"
          isByPurpose={site.purposes.has(section.slug)}
        />
      </div>
    </article>
  );
}
