import { z } from 'zod';

import { examplesAddress } from '../../core/codeAddress.ts';
import { escapeHtml } from '../../core/html.ts';
import type { StandaloneSwitches } from '../../core/config/site.ts';
import { standaloneExamplesOf } from '../../examples/siteExamples.ts';
import type { Page, Release, Site, StandaloneExample } from '../../model.ts';
import { sourceEntrySchema, toSourceEntry } from '../../content/routesManifest.ts';
import type { ThumbnailOf } from '../../ui/view.ts';

/** `/api/pages.json`: every page with its tabs, in navigation order. */
export const pagesSchema = z
  .array(
    z.strictObject({
      id: z.string(),
      path: z.string().describe('Address of the page'),
      section: z.string(),
      subsection: z.string().describe('Empty if the page has none'),
      title: z.string(),
      slug: z.string(),
      badges: z.array(z.enum(['beta', 'deprecated', 'demo'])),
      hideNavItem: z.boolean(),
      sortValue: z.number(),
      subsectionSortValue: z.number(),
      sources: z
        .array(
          sourceEntrySchema.extend({
            path: z.string().describe('Address of the tab'),
            relPath: z.string().describe("Path of the Markdown file below its package or the site's folder"),
            package: z.string().nullable().describe("Null for the site's own content"),
            content: z.string().describe('Address of the document whose `main` element is the tab'),
            exampleCode: z.string().nullable().describe('Address of the code of its examples; null if it has none')
          })
        )
        .describe('Every tab, in tab order')
    })
  )
  .meta({ title: 'Pages', description: 'Every page of the site' });

/** `/api/examples{tab}.json`: the examples of a tab, in order (requirement 3.9), without its figures. */
export const examplesSchema = z
  .array(
    z.strictObject({
      title: z.string(),
      path: z.string().describe('Address of the example alone'),
      lang: z.string(),
      code: z.string().describe("The author's source text"),
      source: z.string().describe('Tag of the tab'),
      id: z.string().describe('Of its page, as its author wrote it'),
      section: z.string().describe('Of its page, as its author wrote it'),
      isFullscreen: z.boolean().describe('The page shows a picture that leads to the example'),
      isDemo: z.boolean(),
      isBeta: z.boolean(),
      isDeprecated: z.boolean(),
      hasThemeSwitcher: z.boolean().describe('Its own document has a switch for the color scheme'),
      hasRTLSwitcher: z.boolean().describe('Its own document has a switch for the direction'),
      thumbnail: z.string().nullable().describe('Address of its picture in the light color scheme'),
      relativeImports: z.array(z.string()).describe('Specifiers as written'),
      relPath: z.string().describe("Path of the file below its package or the site's folder"),
      sourceLink: z.string().nullable().describe('Address of the file in its repository')
    })
  )
  .meta({ title: 'Examples', description: 'The examples of a tab, in order' });

type PageEntry = z.infer<typeof pagesSchema>[number];
type ExampleEntry = z.infer<typeof examplesSchema>[number];

/** How the site publishes its examples. */
export interface ExamplePublication {
  /** Switches of every standalone document; an example's own flags add to them. */
  switches: StandaloneSwitches;
  thumbnailOf: ThumbnailOf;
}

/** Returns the pages and examples of a site as machine-readable files: address -> content. */
export function contentFiles({ pages }: Site, publication: ExamplePublication): ReadonlyMap<string, unknown> {
  const sources = pages.flatMap((page) => page.sources);
  return new Map<string, unknown>([
    ['/api/pages.json', pages.map(pageEntry)],
    ...sources
      .filter((source) => standaloneExamplesOf(source).length > 0)
      .map((source) => {
        const entries = standaloneExamplesOf(source).map((example) => exampleEntry(example, publication));
        return [examplesAddress(source.path), entries] as const;
      })
  ]);
}

function pageEntry(page: Page): PageEntry {
  const { id, path, section, subsection, title, slug, badges, hideNavItem, sortValue, subsectionSortValue } = page;
  const sources = page.sources.map((source) => ({
    ...toSourceEntry(source),
    path: source.path,
    relPath: source.relPath,
    package: source.package,
    content: source.path,
    exampleCode: standaloneExamplesOf(source).length === 0 ? null : examplesAddress(source.path)
  }));
  return { id, path, section, subsection, title, slug, badges, hideNavItem, sortValue, subsectionSortValue, sources };
}

/** Returns the switches of an example's own document: those of every document, and those that its flags add. */
export function switchesOf(
  example: StandaloneExample,
  { themeSwitcher, rtlSwitcher }: StandaloneSwitches
): StandaloneSwitches {
  return {
    themeSwitcher: themeSwitcher || example.hasThemeSwitcher,
    rtlSwitcher: rtlSwitcher || example.hasRTLSwitcher
  };
}

function exampleEntry(example: StandaloneExample, { switches, thumbnailOf }: ExamplePublication): ExampleEntry {
  const { themeSwitcher, rtlSwitcher } = switchesOf(example, switches);
  return {
    title: example.title,
    path: example.path,
    lang: example.lang,
    code: example.code,
    source: example.source,
    id: example.id,
    section: example.section,
    isFullscreen: example.isFullscreen,
    isDemo: example.isDemo,
    isBeta: example.isBeta,
    isDeprecated: example.isDeprecated,
    hasThemeSwitcher: themeSwitcher,
    hasRTLSwitcher: rtlSwitcher,
    thumbnail: thumbnailOf(example)?.light.path ?? null,
    relativeImports: example.relativeImports,
    relPath: example.relPath,
    sourceLink: example.sourceLink
  };
}

/** `/versions.json`: the releases of the product (requirement 7.2). */
export const versionsSchema = z
  .strictObject({
    Releases: z.array(
      z.strictObject({
        name: z.string(),
        date: z.string().optional().describe('ISO date; missing if it is unknown'),
        latest: z.boolean(),
        hidden: z.boolean().describe('Left out of the release menu'),
        versions: z.record(z.string(), z.string()).describe('Package -> version')
      })
    )
  })
  .meta({ title: 'Releases', description: 'The releases of the product, latest first' });

/** Returns the content of `/versions.json`: the releases, latest first. */
export function versionsFile(releases: readonly Release[]): z.infer<typeof versionsSchema> {
  return { Releases: releases.map(({ date, ...release }) => (date === null ? release : { ...release, date })) };
}

/** Formats a sitemap of addresses below the site's public address. */
export function formatSitemap(addresses: readonly string[], url: string): string {
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(new URL(address, url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Formats `robots.txt`: allows everything, and names the sitemap if the site's public address is known. */
export function formatRobots(url: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return url === undefined ? rules : `${rules}Sitemap: ${new URL('/sitemap.xml', url).href}\n`;
}
