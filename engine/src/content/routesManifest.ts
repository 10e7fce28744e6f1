import { z } from 'zod';
import type { Page, Site, Source, Toc } from '../model.ts';

const tocEntry = z.strictObject({
  text: z.string(),
  id: z.string(),
  isHidden: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'Whether a filter of the page hides at first what it leads to' })
});

/** A tab as manifests list it (requirement 3.5). */
export const sourceEntrySchema = z.strictObject({
  source: z.string(),
  tabName: z.string().nullable(),
  beta: z.boolean(),
  optIn: z.string().nullable().meta({ description: 'Text of the opt-in notice' }),
  deprecated: z.boolean(),
  template: z.boolean(),
  newImplementationLink: z.string().nullable(),
  sourceLink: z.string().nullable(),
  propComponents: z.array(z.strictObject({ component: z.string(), source: z.string().nullable() })),
  cssPrefix: z.array(z.string()),
  functionDocumentation: z.record(z.string(), z.array(z.string())),
  examples: z
    .array(z.string())
    .meta({ description: 'Titles of all examples of the tab, in order, without its figures' })
});

const routesManifestEntry = z.strictObject({
  id: z.string(),
  path: z.string().meta({ description: 'Address of the page' }),
  tabPath: z.string().meta({ description: 'Address of the tab: that of the page for its first tab' }),
  section: z.string(),
  subsection: z.string().meta({ description: 'Empty if the page has none' }),
  title: z.string(),
  slug: z.string(),
  source: z.string().meta({ description: 'Source tag of the tab' }),
  tabName: z.string().nullable(),
  sources: z.array(sourceEntrySchema).meta({ description: 'Every tab of the page, in tab order' }),
  hideNavItem: z.boolean(),
  relPath: z.string().meta({ description: "Path of the Markdown file below its package or below the site's folder" }),
  package: z.string().nullable().meta({ description: "Null for the site's own content" }),
  sortValue: z.number(),
  subsectionSortValue: z.number(),
  toc: z
    .array(z.union([tocEntry, z.array(tocEntry)]))
    .meta({ description: 'Headings in order; a list holds the sub-headings of the one before it' }),
  examples: z.array(z.string()).meta({ description: 'Titles of the examples shown in the page, in order' }),
  fullscreenExamples: z.array(z.string()).meta({ description: 'Titles of the examples shown on their own only' }),
  beta: z.boolean(),
  deprecated: z.boolean(),
  template: z.boolean(),
  content: z.string().meta({ description: 'Address of the document whose `main` element is the tab' })
});

/** The content manifest, `routes.json`: one entry for each tab, in navigation order, then tab order. */
export const routesManifestSchema = z.array(routesManifestEntry).meta({
  title: 'Content manifest',
  description: 'Every tab of the site, in navigation order, then tab order'
});

export type RoutesManifestEntry = z.output<typeof routesManifestEntry>;

/**
 * Makes the content manifest of a site (requirements 2.1.1 and 3.1).
 * @param tocOf the complete contents list of a tab
 */
export function createRoutesManifest(site: Site, tocOf: (page: Page, source: Source) => Toc): RoutesManifestEntry[] {
  return site.pages.flatMap((page) => {
    const sources = page.sources.map(toSourceEntry);
    return page.sources.map((source) => toEntry(page, source, tocOf(page, source), sources));
  });
}

function toEntry(page: Page, source: Source, toc: Toc, sources: RoutesManifestEntry['sources']): RoutesManifestEntry {
  return {
    id: page.id,
    path: page.path,
    tabPath: source.path,
    section: page.section,
    subsection: page.subsection,
    title: source.title,
    slug: page.slug,
    source: source.source,
    tabName: source.tabName,
    sources,
    hideNavItem: page.hideNavItem,
    relPath: source.relPath,
    package: source.package,
    sortValue: page.sortValue,
    subsectionSortValue: page.subsectionSortValue,
    toc,
    examples: exampleTitles(source, (isFullscreen) => !isFullscreen),
    fullscreenExamples: exampleTitles(source, (isFullscreen) => isFullscreen),
    beta: source.beta,
    deprecated: source.deprecated,
    template: source.template,
    content: source.path
  };
}

export function toSourceEntry(source: Source): z.infer<typeof sourceEntrySchema> {
  return {
    source: source.source,
    tabName: source.tabName,
    beta: source.beta,
    optIn: source.optIn,
    deprecated: source.deprecated,
    template: source.template,
    newImplementationLink: source.newImplementationLink,
    sourceLink: source.sourceLink,
    propComponents: source.propComponents,
    cssPrefix: source.cssPrefix,
    functionDocumentation: source.functionDocumentation,
    examples: exampleTitles(source, () => true)
  };
}

function exampleTitles({ blocks }: Source, accepts: (isFullscreen: boolean) => boolean): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'example' && block.example.figure === null && accepts(block.example.isFullscreen)
      ? [block.example.title]
      : []
  );
}
