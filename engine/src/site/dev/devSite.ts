import { lookup } from 'mrmime';

import { addRendered, awaitsPart } from '../../content/addRendered.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type SiteExample, standaloneExamples } from '../../examples/siteExamples.ts';
import { pluginFiles } from '../../content/plugins/pluginFiles.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { NavigationSection, Page, Site, Source, StandaloneExample } from '../../model.ts';
import { createThumbnails } from '../documents/pictures.ts';
import { contentFiles } from '../publish/contentFiles.ts';
import { HISTORY_ADDRESS } from '../../core/historyAddress.ts';
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import { tokenTablePath } from '../documents/tokens.ts';
import { apiFiles } from '../../reference/apiFiles.ts';
import { documentingPages, siteLintFile } from '../../reference/lint/lintFile.ts';
import { loadSiteReference, type SiteReference } from '../../reference/siteReference.ts';
import { readHistoryFile } from '../../reference/snapshot/snapshotFile.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { MarkdownComponents } from '../../core/markdownComponent.ts';
import { collectRecords, type RecordSources, type SiteRecords } from '../search/collectRecords.ts';
import { apiDocument } from './devApi.ts';
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

/** Reference data of the dev server, loaded on first use. */
export interface DevReference {
  of(site: Site): Promise<SiteReference>;
  /** Returns the data at an address below `/api`; null for other addresses. */
  answer(site: Site, address: string): Promise<unknown>;
  /** Drops the data, after a package changed. */
  clear(): void;
}

/** @param release returns the version of the product that the site documents */
export function createDevReference(context: SiteContext, release: () => Promise<string>): DevReference {
  let current: { site: Site; reference: Promise<SiteReference> } | null = null;
  const of = (site: Site): Promise<SiteReference> => {
    if (current?.site !== site) {
      const reference = loadSiteReference(site, context.config, context);
      current = { site, reference };
      // Don't cache a failure: its cause may be temporary, e.g. a package that is being installed.
      reference.catch(() => {
        current = current?.reference === reference ? null : current;
      });
    }
    return current.reference;
  };
  let content: { site: Site; files: ReturnType<typeof contentFiles> } | null = null;
  const contentOf = (site: Site): ReturnType<typeof contentFiles> => {
    if (content?.site !== site) {
      const { thumbnailOf } = createThumbnails(site, context.folder);
      content = { site, files: contentFiles(site, { switches: context.config.standalone, thumbnailOf }) };
    }
    return content.files;
  };
  return {
    of,
    async answer(site, address) {
      if (!address.startsWith('/api/')) {
        return null;
      }
      if (address === LINT_ADDRESS) {
        const pages = documentingPages(site, await of(site));
        return siteLintFile(context, { pages, tokensPage: tokenTablePath(site) });
      }
      if (address === HISTORY_ADDRESS) {
        return readHistoryFile(context.folder);
      }
      return (
        contentOf(site).get(address) ??
        apiFiles(site, await of(site)).get(address) ??
        apiDocument(context, { site, reference: () => of(site), release }, address)
      );
    },
    clear() {
      current = null;
    }
  };
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

/** @param sources returns the current content to index */
export function createDevSearch(config: ResolvedConfig, sources: () => Promise<RecordSources>): DevSearch {
  let files: Promise<Files> | null = null;

  const currentFiles = (): Promise<Files> => {
    if (!files) {
      const current = sources().then((from) => indexFiles(collectRecords(from), config));
      // Don't cache a failure, and don't discard an index that was requested after it.
      current.catch(() => {
        files = files === current ? null : files;
      });
      files = current;
    }
    return files;
  };

  return {
    async answer(address) {
      const content = INDEX_FILE.test(address) ? (await currentFiles()).get(address) : undefined;
      return content === undefined
        ? null
        : {
            type: lookup(address) ?? 'application/octet-stream',
            body: typeof content === 'string' ? content : Buffer.from(content)
          };
    },
    clear() {
      files = null;
    }
  };
}

async function indexFiles(records: SiteRecords, { search }: ResolvedConfig): Promise<Files> {
  const prose = await Promise.all(divideProse(records.text).map(makeProseIndex));
  return new Map<string, string | Uint8Array>([
    ...sliceFiles(records, search),
    ...prose.flat().map(({ address, content }) => [address, content] as const)
  ]);
}
