import { lookup } from 'mrmime';

import { addRendered, awaitsPart } from '../../content/addRendered.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type SiteExample, standaloneExamples } from '../../examples/siteExamples.ts';
import { pluginFiles } from '../../content/plugins/pluginFiles.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { NavigationSection, Page, Site, Source, StandaloneExample } from '../../model.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { MarkdownComponents } from '../../core/markdownComponent.ts';
import { keepResult } from '../../core/keptResult.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import { collectRecords, type SiteRecords } from '../search/collectRecords.ts';
import { sliceFiles } from '../search/indexFiles.ts';
import { divideProse, makeProseIndex } from '../search/proseIndex.ts';

/** A site's content, indexed by address. */
export interface DevSite {
  site: Site;
  tabs: ReadonlyMap<string, { page: Page; source: Source }>;
  sections: ReadonlyMap<string, NavigationSection>;
  examples: ReadonlyMap<string, SiteExample<StandaloneExample>>;
  /** Address -> file. */
  assets: Map<string, string>;
  /** Adds what programs rendered; a part that is known already is left as it is. */
  addRendered: (htmlOf: (key: string) => string | null) => void;
}

/** Reads all content; called again after each change. */
export async function loadDevSite({ config, folder }: SiteContext, components: MarkdownComponents): Promise<DevSite> {
  const content = await loadSite(config, folder, components);
  // Parts of pages are rendered when they are opened.
  const site = { ...content, problems: content.problems.filter((problem) => !awaitsPart(problem, content)) };
  return {
    site,
    tabs: new Map(site.pages.flatMap((page) => page.sources.map((source) => [source.path, { page, source }] as const))),
    sections: new Map(site.navigation.map((section) => [section.path, section])),
    examples: new Map(standaloneExamples(site).map((place) => [place.example.path, place])),
    assets: new Map(site.assets.map(({ path, file }) => [path, file])),
    addRendered: (htmlOf) => addRendered(site, config, htmlOf)
  };
}

/** Returns the content of a plugin's file at an address; null for other addresses. */
export async function pluginFileAt(
  address: string,
  site: Site,
  config: ResolvedConfig
): Promise<string | Uint8Array | null> {
  const { files } = await pluginFiles(site, config);
  return files.get(address) ?? null;
}

/** Search index, built on the first search. */
export interface DevSearch {
  /** Returns a file of the index; null for other addresses. */
  answer(address: string): Promise<{ type: string; body: string | Buffer } | null>;
  /** Drops the index, after content changed. */
  clear(): void;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const INDEX_FILE = /^\/search\/./;

/** @param parts returns the current content to index */
export function createDevSearch(config: ResolvedConfig, parts: () => Promise<SiteParts>): DevSearch {
  const files = keepResult(async () => indexFiles(collectRecords(await parts()), config));
  return {
    async answer(address) {
      const content = INDEX_FILE.test(address) ? (await files.get()).get(address) : undefined;
      return content === undefined
        ? null
        : {
            type: lookup(address) ?? 'application/octet-stream',
            body: typeof content === 'string' ? content : Buffer.from(content)
          };
    },
    clear: files.forget
  };
}

async function indexFiles(records: SiteRecords, { search }: ResolvedConfig): Promise<Files> {
  const prose = await Promise.all(divideProse(records.text).map(makeProseIndex));
  return new Map<string, string | Uint8Array>([
    ...sliceFiles(records, search),
    ...prose.flat().map(({ address, content }) => [address, content] as const)
  ]);
}
