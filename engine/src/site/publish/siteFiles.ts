import { sectionsWithoutPage } from '../../content/navigation.ts';
import { createRoutesManifest } from '../../content/routesManifest.ts';
import { RELEASE_FEED_ADDRESS } from '../../core/fixedAddresses.ts';
import { HISTORY_ADDRESS } from '../../core/historyAddress.ts';
import { keepResult } from '../../core/keptResult.ts';
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import { NAVIGATION_INDEX_ADDRESS, sectionItemsAddress } from '../../core/pageData.ts';
import type { Rewrite } from '../../core/rewrites.ts';
import { SITE_FACTS_ADDRESS } from '../../core/siteFacts.ts';
import { formatWebManifest, WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import { apiFiles, definitionAddress } from '../../reference/apiFiles.ts';
import { documentingPages, siteLintFile } from '../../reference/lint/lintFile.ts';
import { readHistoryFile } from '../../reference/snapshot/snapshotFile.ts';
import { DTCG_FOLDER, siteDtcgFiles } from '../../reference/tokens/dtcg/dtcgFiles.ts';
import { navigationIndex } from '../../ui/navigationFilter/navigationIndex.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { definitionDocument } from '../documents/documents.ts';
import { tabToc } from '../documents/pageViews.ts';
import { tokenTablePath } from '../documents/tokens.ts';
import { createTypeLinks } from '../documents/typeLinks.ts';
import { OPEN_API_ADDRESS } from './api/addresses.ts';
import { apiDocuments } from './api/apiDocuments.ts';
import { siteRequests } from './api/requests.ts';
import { SKILLS_FOLDER, skillFiles } from './api/skills.ts';
import { versionedApi, versionedStarts } from './api/versioned.ts';
import { contentFiles, formatRobots, formatSitemap, versionsFile } from './contentFiles.ts';
import { createReleasePages, feedOrigin, formatReleaseFeed } from './releaseFeed.ts';
import { siteFacts } from './siteFacts.ts';

/** Content by address: texts, functions that make texts, and values to be written as JSON. */
type Contents = ReadonlyMap<string, unknown>;

/** Files beside the documents of pages that are made together. */
interface FileGroup {
  /** What the addresses of all files begin with. */
  starts: readonly string[];
  contents: () => Promise<Contents>;
}

/** The files of a site beside its documents, made when they are asked for: for programs, search engines, and the interface. */
export interface SiteFiles {
  groups: readonly FileGroup[];
  /** Has the data of the checker of code made, which another process reads from the packages. */
  lint: () => Promise<unknown>;
  /** Returns what leads to files that have another address. */
  rewrites: () => Promise<readonly Rewrite[]>;
}

/**
 * Creates the files of a site, none of which is made yet.
 * @param documents renders contents lists and definitions; needs no examples
 */
export function createSiteFiles(parts: SiteParts, documents: DocumentContext): SiteFiles {
  const { app, config, context, site, siteHead, reference, design, shell, thumbnailOf } = parts;
  const { product, api } = config;
  const facts = siteFacts(config, shell.release);
  const lint = keepResult(() => {
    const pages = documentingPages(site, reference);
    return siteLintFile(context, { pages, tokensPage: tokenTablePath(site) });
  });
  const versioned = keepResult(() => versionedApi({ version: api.version, site, reference, design }));
  const ofContent = keepResult(() => contentFiles(site, { switches: config.standalone, thumbnailOf }));
  const ofReference = keepResult(() => {
    const links = createTypeLinks(site, reference);
    const definitions = [...reference.entries.values()].map(
      (entry) => [definitionAddress(entry.id), () => definitionDocument(documents, entry, links)] as const
    );
    return new Map<string, unknown>([...apiFiles(site, reference), ...definitions]);
  });
  const describeApi = async (): Promise<Contents> => {
    const hasHistory = readHistoryFile(context.folder) !== null;
    return apiDocuments(siteRequests({ site, reference, design, hasHistory, versioned: await versioned.get() }), facts);
  };
  return {
    groups: [
      file('/routes.json', () => createRoutesManifest(site, (page, source) => tabToc(documents, page, source))),
      file('/versions.json', () => versionsFile(shell.releases)),
      file('/redirects.json', () => site.redirects),
      file(NAVIGATION_INDEX_ADDRESS, () => navigationIndex(site.navigation)),
      ...site.navigation.map((section) =>
        file(sectionItemsAddress(section.slug), () => ({ html: app.renderSectionItems(section) }))
      ),
      file(WEB_MANIFEST_ADDRESS, () => formatWebManifest({ ...siteHead, description: product.description })),
      file('/robots.txt', () => formatRobots(product.url)),
      file('/sitemap.xml', () => (product.url === undefined ? null : formatSitemap(pageAddresses(parts), product.url))),
      file(RELEASE_FEED_ADDRESS, () => releaseFeed(parts)),
      group([`${SKILLS_FOLDER}/`], () =>
        api.skills ? skillFiles({ facts, packages: shell.packageVersions }) : new Map()
      ),
      file(SITE_FACTS_ADDRESS, () => facts),
      group([OPEN_API_ADDRESS, '/api/schemas/'], describeApi),
      group([`${DTCG_FOLDER}/`], () => siteDtcgFiles(design)),
      group(['/api/pages.json', '/api/examples/'], ofContent.get),
      group(['/api/components', '/api/functions.json'], ofReference.get),
      file(LINT_ADDRESS, lint.get),
      file(HISTORY_ADDRESS, () => readHistoryFile(context.folder)),
      group(versionedStarts(api.version), async () => (await versioned.get())?.files)
    ],
    lint: lint.get,
    rewrites: async () => (await versioned.get())?.rewrites ?? []
  };
}

function group(starts: readonly string[], make: () => undefined | Contents | Promise<Contents | undefined>): FileGroup {
  return { starts, contents: async () => (await make()) ?? new Map() };
}

/** @param make returns null if the site has no such file */
function file(address: string, make: () => unknown): FileGroup {
  return group([address], async () => {
    const content = await make();
    return content === null ? undefined : new Map([[address, content]]);
  });
}

/** Returns the text of a file. @param content see {@link Contents} */
export function textOf(content: unknown): string {
  if (typeof content === 'function') {
    return (content as () => string)();
  }
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** Returns the addresses of all pages, for search engines. */
function pageAddresses({ site }: SiteParts): string[] {
  return [
    '/',
    ...sectionsWithoutPage(site).map((section) => section.path),
    ...site.pages.flatMap((page) => page.sources.map((source) => source.path))
  ];
}

/** Returns the feed of releases; null for a site without one. */
function releaseFeed({ config, site, shell }: SiteParts): string | null {
  const url = feedOrigin(config);
  return url === null
    ? null
    : formatReleaseFeed(shell.releases, { name: config.product.name, url, pageOf: createReleasePages(site) });
}
