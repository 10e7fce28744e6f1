import type { NavigationSection } from '../../../model.ts';
import { examplesOf } from '../../../examples/siteExamples.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import type { PlacedTab } from './place.ts';
import { makeRecord } from './record.ts';

/**
 * Pages with their further tabs, and headings.
 * @param describe what a page is, by its address; undefined where nobody says
 */
export function pageRecords(
  tabs: readonly PlacedTab[],
  describe: (path: string) => string | undefined
): SearchRecord[] {
  return tabs.flatMap((tab) => [tabRecord(tab, describe), ...headingRecords(tab)]);
}

/** A section without a page of its own, whose address lists its pages. */
export function sectionRecord({ slug, title, path }: NavigationSection): SearchRecord {
  return makeRecord('page', { page: path, section: slug, badge: null, place: [] }, { title, address: path });
}

/** The first tab stands for the page; others are named with their label. */
function tabRecord({ page, source, place }: PlacedTab, describe: (path: string) => string | undefined): SearchRecord {
  const isFirst = source === page.sources[0];
  const depth = place.place.indexOf(page.title, 1);
  return makeRecord(
    'page',
    { ...place, place: place.place.slice(0, depth) },
    isFirst
      ? {
          title: page.title,
          address: source.path,
          text: describe(page.path) ?? source.description,
          badge: page.badges[0] ?? null
        }
      : { title: `${page.title}: ${source.label}`, address: source.path, text: source.description }
  );
}

/** Headings of prose; those of examples belong to the examples. */
function headingRecords({ source, place }: PlacedTab): SearchRecord[] {
  const examples = new Set(examplesOf(source).map(({ slug }) => slug));
  return source.toc
    .flat()
    .filter(({ id }) => !examples.has(id))
    .map(({ text, id }) => makeRecord('heading', place, { title: text, address: `${source.path}#${id}` }));
}
