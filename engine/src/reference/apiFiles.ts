import { z } from 'zod';

import { createCodeComparison } from '../core/language.ts';
import type { Site } from '../model.ts';
import { type Entry, functionDocSchema } from './entry.ts';
import type { SiteReference } from './siteReference.ts';

const tabLink = z.strictObject({
  path: z.string().describe('Address of the tab'),
  title: z.string().describe('Title of its page')
});

/** `/api/components.json`: all entries, sorted by id. */
export const componentIndexSchema = z
  .array(
    z.strictObject({
      id: z.string().describe('Module specifier and name'),
      name: z.string(),
      kind: z.enum(['component', 'interface', 'namespace', 'enum', 'function', 'type']),
      package: z.string(),
      importLine: z.string().nullable().describe('Null if the package does not export it'),
      deprecated: z.boolean(),
      beta: z.boolean(),
      props: z.int().describe('Number of properties, with those inherited from the design system'),
      address: z.string().describe('Address of the entry'),
      pages: z.array(tabLink).describe('Tabs that document it; none for a type that other entries name')
    })
  )
  .meta({ title: 'Components', description: 'Components, types and functions that the site documents' });

/** `/api/functions.json`: all documented functions, in page order. */
export const functionIndexSchema = z
  .array(functionDocSchema.extend({ pages: z.array(tabLink) }))
  .meta({ title: 'Functions', description: 'Functions that the site documents' });

export type ComponentIndex = z.infer<typeof componentIndexSchema>;
type FunctionIndex = z.infer<typeof functionIndexSchema>;
type TabLink = z.infer<typeof tabLink>;

/** Returns the address of an entry's JSON file, e.g. `/api/components/acme-ui/deprecated/Tag.json`. */
export function entryAddress(id: string): string {
  return `/api/components/${id}.json`;
}

/** Returns the address of an entry's HTML document. */
export function definitionAddress(id: string): string {
  return `/api/components/${id}.html`;
}

/** Returns the JSON files of the reference API: address -> content. */
export function apiFiles(site: Site, reference: SiteReference): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ['/api/components.json', componentIndex(site, reference)],
    ['/api/functions.json', functionIndex(site, reference)],
    ...[...reference.entries.values()].map((entry) => [entryAddress(entry.id), entry] as const)
  ]);
}

const compareIds = createCodeComparison();

function componentIndex(site: Site, reference: SiteReference): ComponentIndex {
  const pages = new Map<string, TabLink[]>();
  for (const { path, title, names } of tabsOf(site, reference)) {
    for (const id of new Set(names.flatMap(({ entry }) => entry?.id ?? []))) {
      pages.set(id, [...(pages.get(id) ?? []), { path, title }]);
    }
  }
  return [...reference.entries.values()]
    .toSorted((a, b) => compareIds(a.id, b.id))
    .map((entry) => {
      const { id, name, kind, package: owner, importLine, deprecated, beta } = entry;
      return {
        id,
        name,
        kind,
        package: owner,
        importLine,
        deprecated,
        beta,
        props: countProps(entry),
        address: entryAddress(id),
        pages: pages.get(id) ?? []
      };
    });
}

function functionIndex(site: Site, reference: SiteReference): FunctionIndex {
  return tabsOf(site, reference).flatMap(({ path, title, functions }) =>
    functions.flatMap(({ doc }) => (doc ? [{ ...doc, pages: [{ path, title }] }] : []))
  );
}

function tabsOf(site: Site, reference: SiteReference) {
  return site.pages.flatMap(({ title, sources }) =>
    sources.map((source) => ({ path: source.path, title, ...reference.ofTab(source) }))
  );
}

/** Counts the properties of an entry, including those inherited from the design system's own types. */
export function countProps(entry: Entry): number {
  return entry.kind === 'component' || entry.kind === 'interface'
    ? entry.props.length + entry.inherited.reduce((sum, { props }) => sum + props.length, 0)
    : 0;
}
