import path from 'node:path';

import type { SiteContext } from '../../content/siteContext.ts';
import { dataAddress, NAVIGATION_INDEX_ADDRESS, type PageData, sectionItemsAddress } from '../../core/pageData.ts';
import { frameHosting } from '../../core/config/site.ts';
import { findPackageFolder } from '../../content/packages.ts';
import { createRoutesManifest } from '../../content/routesManifest.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { renderDrawings } from '../documents/renderDrawings.ts';
import { navigationIndex } from '../../ui/navigationFilter/navigationIndex.ts';
import { createShellSite } from '../documents/shellSite.ts';
import { createReferenceOf } from '../documents/pageReference.ts';
import {
  definitionDocument,
  codeDocument,
  notFoundDocument,
  pageDocument,
  searchDocument,
  standaloneDocument
} from '../documents/documents.ts';
import { createTypeLinks } from '../documents/typeLinks.ts';
import { createMarkdownContext } from '../documents/markdownContext.ts';
import type { SiteComponents } from '../documents/siteComponents.ts';
import type { SiteHeadWithAssets } from '../documents/siteHead.ts';
import { tabToc, homeView, searchView, sectionView, tabView } from '../documents/pageViews.ts';
import { createThumbnails } from '../documents/pictures.ts';
import { createTokenGuide } from '../documents/tokens.ts';
import type { Page, Site, Source } from '../../model.ts';
import type { App } from '../../ui/index.ts';
import { contentFiles, formatRobots, formatSitemap, versionsFile } from '../publish/contentFiles.ts';
import { formatHeaderRules, formatRedirectRules, hostHeaders } from '../publish/hostFiles.ts';
import { formatWebManifest, WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import { createSiteWriter, type SiteWriter } from '../publish/siteWriter.ts';
import { apiFiles, definitionAddress } from '../../reference/apiFiles.ts';
import { siteReleaseNotes } from '../../content/releases/releaseNotes.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { ClientBuild } from '../../bundle/scripts/clientBuild.ts';
import { createBuildContext } from './buildContext.ts';
import type { ExampleRenders } from './exampleRenders.ts';
import { type LiveParts, writeLiveParts } from './liveFiles.ts';
import type { TabModules } from './moduleFiles.ts';
import type { Progress } from './progress.ts';
import type { Playgrounds } from './renderPlaygrounds.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import { codeDocumentAddress } from '../../core/codeAddress.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { collectRecords, type RecordSources } from '../search/collectRecords.ts';
import { indexFiles, writeRecordsFile } from '../search/indexFiles.ts';

interface PublishInput {
  context: SiteContext;
  app: App;
  components: SiteComponents;
  site: Site;
  reference: SiteReference;
  /** Folder of the files about the design system. */
  design: string;
  styles: StyleLibrary;
  head: SiteHeadWithAssets;
  renders: ExampleRenders;
  modules: ReadonlyMap<Source, TabModules>;
  client: ClientBuild;
  live: LiveParts;
  playgrounds: Playgrounds;
  /** Output folder; already contains the scripts. */
  folder: string;
  progress: Progress;
}

/** Enough to keep the disk busy while documents are rendered; each one keeps a tab's documents in memory. */
const TABS_AT_ONCE = 8;

/** Writes every document of the site and all related files. */
export async function publishSite(input: PublishInput): Promise<void> {
  const {
    context,
    app,
    components,
    site,
    reference,
    design,
    styles,
    head,
    renders,
    modules,
    client,
    live,
    playgrounds,
    folder,
    progress
  } = input;
  const { config } = context;
  const writer = createSiteWriter(folder);
  const drawings = await renderDrawings(app, config, context.folder);
  const shell = createShellSite(config, context.folder, site, drawings);
  const tokens = createTokenGuide(site, design);
  const thumbnails = createThumbnails(site, context.folder);
  const referenceOf = createReferenceOf(site, reference, design, tokens.addressOf, playgrounds.of);
  const documents = await createBuildContext({
    app,
    config,
    components,
    markdownContext: createMarkdownContext({
      config,
      site,
      shell: shell.shellSite,
      reference,
      tokens,
      folder: context.folder,
      design,
      readReleaseNotes: () => siteReleaseNotes(config, context.folder, shell.shellSite.releases)
    }),
    site: shell.shellSite,
    pages: site.pages,
    siteHead: head.siteHead,
    referenceOf,
    report: (problem) => site.problems.push(problem),
    thumbnailOf: thumbnails.thumbnailOf,
    client,
    modules,
    renders,
    styles,
    writer
  });

  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  progress.stage('Write pages', tabs.length);
  let written = 0;
  await forEachConcurrent(tabs, TABS_AT_ONCE, async ({ page, source }) => {
    await writeTab(documents, writer, page, source);
    progress.done(++written);
  });
  await writeFixedPages(documents, writer, site);

  progress.stage('Index for search');
  await writeSearch({ context, site, referenceOf, designFolder: design, shell: shell.shellSite }, writer);

  progress.stage('Write files');
  await writer.assets([
    ...head.assets,
    ...shell.assets,
    ...site.assets,
    ...thumbnails.assets,
    ...renders.assets,
    ...client.assets
  ]);
  await copyStaticFiles(context, writer);
  const frame = await writeLiveParts(live, context, shell.shellSite.releases, styles, writer);
  const pageOrigin = frameHosting(config)?.pageOrigin ?? null;
  await writer.file('/_headers', formatHeaderRules(hostHeaders({ frame, pageOrigin })));
  await writer.folder(design, '/');
  await writeIndexes(documents, writer, site);
  for (const [address, content] of [
    ...contentFiles(site, { switches: config.standalone, thumbnailOf: thumbnails.thumbnailOf }),
    ...apiFiles(site, reference)
  ]) {
    await writer.file(address, JSON.stringify(content));
  }
  const links = createTypeLinks(site, reference);
  for (const entry of reference.entries.values()) {
    await writer.file(definitionAddress(entry.id), definitionDocument(documents, entry, links));
  }
}

async function copyStaticFiles({ config, folder }: SiteContext, writer: SiteWriter): Promise<void> {
  for (const { package: name, from, to } of config.staticFiles) {
    const packageFolder = findPackageFolder(name, folder);
    if (packageFolder !== null) {
      await writer.folder(path.join(packageFolder, from), to);
    }
  }
}

/** Writes the site-wide files: for hosts, search engines, programs, and the side navigation. */
async function writeIndexes(documents: DocumentContext, writer: SiteWriter, site: Site): Promise<void> {
  const { app, config, site: shell, siteHead } = documents;
  const routes = createRoutesManifest(site, (page, source) => tabToc(documents, page, source));
  await writer.file('/routes.json', JSON.stringify(routes));
  await writer.file('/versions.json', JSON.stringify(versionsFile(shell.releases)));
  await writer.file('/_redirects', formatRedirectRules(site.redirects));
  await writer.file('/redirects.json', JSON.stringify(site.redirects));
  for (const section of site.navigation) {
    const html = app.renderSectionItems(section, null);
    await writer.file(sectionItemsAddress(section.slug), JSON.stringify({ html }));
  }
  await writer.file(NAVIGATION_INDEX_ADDRESS, JSON.stringify(navigationIndex(site.navigation)));
  const addresses = site.pages.flatMap((page) => page.sources.map((source) => source.path));
  const { description } = config.product;
  await writer.file(WEB_MANIFEST_ADDRESS, formatWebManifest({ ...siteHead, description }));
  await writer.file('/robots.txt', formatRobots(config.product.url));
  if (config.product.url !== undefined) {
    await writer.file('/sitemap.xml', formatSitemap(addresses, config.product.url));
  }
}

/** Writes a tab's document, its data file, the documents of its examples and the document of their code. */
async function writeTab(context: DocumentContext, writer: SiteWriter, page: Page, source: Source): Promise<void> {
  await writePage(context, writer, source.path, await tabView(context, page, source));
  for (const example of examplesOf(source)) {
    await writer.document(example.path, await standaloneDocument(context, source, example));
  }
  const code = codeDocument(context, source);
  if (code !== null) {
    await writer.file(codeDocumentAddress(source.path), code);
  }
}

/** Writes the pages without a Markdown file: home, section lists, the search results page and the 404 document. */
async function writeFixedPages(context: DocumentContext, writer: SiteWriter, site: Site): Promise<void> {
  await writePage(context, writer, '/', await homeView(context));
  for (const section of sectionsWithoutPage(site)) {
    await writePage(context, writer, section.path, await sectionView(context, section));
  }
  const search = await searchView(context);
  await writer.document(SEARCH_PATH, searchDocument(context, search));
  await writer.file(dataAddress(SEARCH_PATH), JSON.stringify(search));
  const notFound = await notFoundDocument(context);
  await writer.file('/404.html', notFound);
  await writer.document(NOT_FOUND_PATH, notFound);
}

/** Writes a page's document, and the data that in-site navigation fetches instead of it. */
async function writePage(context: DocumentContext, writer: SiteWriter, address: string, data: PageData): Promise<void> {
  await writer.document(address, pageDocument(context, data));
  await writer.file(dataAddress(address), JSON.stringify(data));
}

/** Writes the index of the site's search, and the records for a hosted service. */
async function writeSearch(sources: RecordSources & { context: SiteContext }, writer: SiteWriter): Promise<void> {
  const { config, cacheFolder } = sources.context;
  const records = collectRecords(sources);
  for (const [address, content] of await indexFiles(records, config.search)) {
    await writer.file(address, content);
  }
  await writeRecordsFile(cacheFolder, records);
}

/**
 * Runs an action for each item, started in order, with limited concurrency.
 * @param limit maximum number of actions in progress
 * @throws (rejects) with the first error
 */
export async function forEachConcurrent<T>(
  items: readonly T[],
  limit: number,
  action: (item: T) => Promise<void>
): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) {
      await action(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
}
