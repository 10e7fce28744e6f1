import { type AuditRecord, readAudit } from '../../content/auditRecord.ts';
import { installedVersion } from '../../content/packages.ts';
import { type SiteExample, siteExamples } from '../../examples/siteExamples.ts';
import type { IconsData } from '../../core/icons.ts';
import type { Page, Site } from '../../model.ts';
import { countProps } from '../../reference/apiFiles.ts';
import { readCssVariablesIndex, readIconsIndex } from '../../reference/design/designFiles.ts';
import type { ReleaseNotes } from '../../content/releases/releaseNotes.ts';
import type { SiteReference } from '../../reference/siteReference.ts';

/** Site data for Markdown components. */
export interface SiteFacts {
  pages: readonly Page[];
  /** Null if the configuration names no icons. */
  icons: IconsData | null;
  /** Returns the example whose own document is at an address; null if there is none. */
  exampleAt: (address: string) => SiteExample | null;
  /** Counts the properties that a page documents, each component or type once. */
  countProps(page: Page): number;
  /** Counts the CSS variables that a page lists, each prefix once. */
  countCssVariables(page: Page): number;
  /** Returns the release notes of the product, newest first. */
  releaseNotes(): readonly ReleaseNotes[];
  /** Returns axe-core's findings in a page's examples; null for a page that was not audited. */
  auditOf(page: Page): AuditRecord | null;
  /** Returns the installed version of a package; null if it isn't installed. */
  versionOf(packageName: string): string | null;
}

/**
 * @param folders `site` of the site itself, `design` of the files about the design system, laid out by address
 * @param readReleaseNotes called once, by the first page that shows them
 */
export function createSiteFacts(
  site: Site,
  reference: SiteReference,
  folders: { site: string; design: string },
  readReleaseNotes: () => readonly ReleaseNotes[]
): SiteFacts {
  let notes: readonly ReleaseNotes[] | null = null;
  const rowsOf = new Map(readCssVariablesIndex(folders.design).map(({ prefix, rows }) => [prefix, rows]));
  const examples = new Map(siteExamples(site).map((place) => [place.example.path, place]));
  return {
    pages: site.pages,
    icons: readIconsIndex(folders.design),
    exampleAt: (address) => examples.get(address) ?? null,
    countProps({ sources }) {
      const entries = sources.flatMap((source) => reference.ofTab(source).names.flatMap(({ entry }) => entry ?? []));
      return sum(new Map(entries.map((entry) => [entry.id, countProps(entry)])).values());
    },
    countCssVariables({ sources }) {
      const prefixes = new Set(sources.flatMap(({ cssPrefix }) => cssPrefix));
      return sum([...prefixes].map((prefix) => rowsOf.get(prefix) ?? 0));
    },
    releaseNotes: () => (notes ??= readReleaseNotes()),
    auditOf: ({ path }) => readAudit(folders.site, path),
    versionOf: (name) => installedVersion(name, folders.site)
  };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
