import type { NavigationSection, StandaloneExample } from '../../model.ts';
import { examplesOf, standaloneExamplesOf } from '../../examples/siteExamples.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import { makeRecord, type PlacedTab } from './record.ts';

/**
 * Returns records of pages and their further tabs.
 * @param describe returns the description of a page by its address; undefined if it has none
 */
export function pageRecords(
  tabs: readonly PlacedTab[],
  describe: (path: string) => string | undefined
): SearchRecord[] {
  return tabs.map((tab) => tabRecord(tab, describe));
}

/** Returns the record of a section without a page of its own, whose address lists its pages. */
export function sectionRecord({ slug, title, path }: NavigationSection): SearchRecord {
  return makeRecord('page', { page: path, section: slug, badge: null, place: [] }, { title, address: path });
}

/** The first tab represents the page; other titles include the tab's label. */
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

/** Returns records of the headings in prose; those of examples are left to {@link exampleRecords}. */
export function headingRecords(tabs: readonly PlacedTab[]): SearchRecord[] {
  return tabs.flatMap(({ source, place }) => {
    const examples = new Set(examplesOf(source).map(({ slug }) => slug));
    return source.toc
      .flat()
      .filter(({ id }) => !examples.has(id))
      .map(({ text, id }) => makeRecord('heading', place, { title: text, address: `${source.path}#${id}` }));
  });
}

/** Names that characterize a program: components, boolean props and event handlers, props with values. */
const PROGRAM_NAMES = [/<([A-Z]\w+)/g, /\s((?:on|is|has|are)[A-Z]\w*)\b/g, /\s([a-z]+[A-Z]\w*)=/g];
/** Classes characterize markup. */
const MARKUP_CLASSES = /\sclass="([^"]*)"/g;

/** Returns records of examples that have a document of their own, with titles and names in code; their text is filler and not indexed. */
export function exampleRecords(tabs: readonly PlacedTab[]): SearchRecord[] {
  return tabs.flatMap(({ source, place }) =>
    standaloneExamplesOf(source).map((example) =>
      makeRecord('example', place, {
        title: example.title,
        address: `${source.path}#${example.slug}`,
        keywords: namesInCode(example),
        standalone: example.path,
        ...(example.isDeprecated ? { badge: 'deprecated' as const } : example.isBeta ? { badge: 'beta' as const } : {})
      })
    )
  );
}

function namesInCode({ lang, code }: StandaloneExample): string[] {
  const names =
    lang === 'html'
      ? [...code.matchAll(MARKUP_CLASSES)].flatMap(([, classes = '']) => classes.split(/\s+/))
      : PROGRAM_NAMES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}
