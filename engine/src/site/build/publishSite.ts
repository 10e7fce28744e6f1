import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { hashTexts } from '../../content/files.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { NAVIGATION_INDEX_ADDRESS, sectionItemsAddress } from '../../core/pageData.ts';
import { frameHosting } from '../../core/config/site.ts';
import { findPackageFolder } from '../../content/packages.ts';
import { pluginFiles } from '../../content/plugins/pluginFiles.ts';
import { createRoutesManifest } from '../../content/routesManifest.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { renderDrawings } from '../documents/renderDrawings.ts';
import { navigationIndex } from '../../ui/navigationFilter/navigationIndex.ts';
import { createTwinMaker } from '../documents/tabTwins.ts';
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
import { markupAssets } from '../documents/previews.ts';
import { onDemandLibrarySheets } from '../documents/sharedStyles.ts';
import { createTypeLinks } from '../documents/typeLinks.ts';
import { homeExample } from '../documents/homeExample.ts';
import { createMarkdownContext } from '../documents/markdownContext.ts';
import type { SiteComponents } from '../documents/siteComponents.ts';
import type { SiteHeadWithAssets } from '../documents/siteHead.ts';
import { tabToc, homeView, searchView, sectionView, tabView } from '../documents/pageViews.ts';
import { createThumbnails } from '../documents/pictures.ts';
import { inlineTexts } from '../documents/tabComponents.ts';
import { createReleasePages, feedOrigin, formatReleaseFeed } from '../publish/releaseFeed.ts';
import { createTokenGuide, tokenTablePath } from '../documents/tokens.ts';
import type { Page, Problem, Site, Source } from '../../model.ts';
import type { App } from '../../ui/index.ts';
import { contentFiles, formatRobots, formatSitemap, versionsFile } from '../publish/contentFiles.ts';
import { formatHeaderRules, formatRedirectRules, formatRewriteRules, hostHeaders } from '../publish/hostFiles.ts';
import { formatWebManifest, WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import { apiDocuments } from '../publish/api/apiDocuments.ts';
import { skillFiles } from '../publish/api/skills.ts';
import { versionedApi } from '../publish/api/versioned.ts';
import { siteRequests } from '../publish/api/requests.ts';
import { siteFacts } from '../publish/siteFacts.ts';
import { HISTORY_ADDRESS } from '../../core/historyAddress.ts';
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import { SITE_FACTS_ADDRESS } from '../../core/siteFacts.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import { apiFiles, definitionAddress } from '../../reference/apiFiles.ts';
import { documentingPages, siteLintFile } from '../../reference/lint/lintFile.ts';
import { siteDtcgFiles } from '../../reference/tokens/dtcg/dtcgFiles.ts';
import { siteReleaseNotes } from '../../content/releases/releaseNotes.ts';
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { readHistoryFile } from '../../reference/snapshot/snapshotFile.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { createBuildContext } from './buildContext.ts';
import type { ExampleBuild } from './exampleBuild.ts';
import { writeLiveParts } from './liveFiles.ts';
import type { Progress } from './progress.ts';
import { createTabKeys } from './tabKeys.ts';
import { createTwinWriter } from './twinFiles.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import { codeDocumentAddress } from '../../core/codeAddress.ts';
import type { ExampleCode } from '../../core/tabCode.ts';
import { standaloneExamplesOf } from '../../examples/siteExamples.ts';
import { NOT_FOUND_PATH, RELEASE_FEED_ADDRESS, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { collectRecords, type SiteRecords } from '../search/collectRecords.ts';
import { divideProse, makeProseIndex } from '../search/proseIndex.ts';
import { sliceFiles, writeRecordsFile } from '../search/indexFiles.ts';

interface PublishInput {
  context: SiteContext;
  /** Hash of everything outside of the content folder. */
  environment: string;
  /** Hash of the files in the content folder that are not Markdown. */
  contentCode: string;
  app: App;
  components: SiteComponents;
  site: Site;
  reference: SiteReference;
  /** Folder of the files about the design system. */
  design: string;
  styles: StyleLibrary;
  head: SiteHeadWithAssets;
  examples: ExampleBuild;
  writer: SiteWriter;
  progress: Progress;
}

/** Writes every document of the site and all related files. */
export async function publishSite(input: PublishInput): Promise<void> {
  const { context, environment, contentCode, app, components, site, reference, design, styles, head } = input;
  const { examples, writer, progress } = input;
  const { config, folder } = context;
  const drawings = await renderDrawings(app, config, folder);
  const shell = createShellSite(config, folder, site, drawings);
  const tokens = createTokenGuide(site, design);
  // Another process reads the packages while pages are written.
  const lintData = siteLintFile(context, {
    pages: documentingPages(site, reference),
    tokensPage: tokenTablePath(site)
  });
  lintData.catch(() => undefined);
  const thumbnails = createThumbnails(site, folder);
  const referenceOf = createReferenceOf(site, reference, {
    config,
    design,
    folder,
    tokenAddress: tokens.addressOf,
    playgroundOf: examples.playgrounds.of
  });
  const documents = createBuildContext({
    app,
    config,
    components,
    markdownContext: createMarkdownContext({
      config,
      site,
      shell: shell.shellSite,
      reference,
      tokens,
      folder,
      design,
      readReleaseNotes: () => siteReleaseNotes(config, folder, shell.shellSite.releases)
    }),
    site: shell.shellSite,
    pages: site.pages,
    siteHead: head.siteHead,
    referenceOf,
    report: (problem) => site.problems.push(problem),
    thumbnailOf: thumbnails.thumbnailOf,
    examples,
    styles,
    onDemandSheets: await writer.group('on-demand sheets', environment, onDemandLibrarySheets),
    writer
  });

  const records = collectRecords({
    site,
    referenceOf,
    designFolder: design,
    shell: shell.shellSite,
    inlineText: inlineTexts(documents)
  });
  // Another process indexes the prose while pages are written.
  const indexing = writeProse(records, environment, writer);
  indexing.catch(() => undefined);

  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  progress.stage('Write pages', tabs.length);
  const keyOf = createTabKeys({
    context: documents,
    environment,
    contentCode,
    exampleVersion: examples.versionOf
  });
  const twins = createTwinWriter(createTwinMaker(context, { site, reference, design }), { context: documents, writer });
  for (const [index, { page, source }] of tabs.entries()) {
    const key = keyOf(page, source);
    const problems = await writer.group(`tab ${source.path}`, key, () => writeTab(documents, writer, page, source));
    site.problems.push(...problems);
    await twins.writeTab(page, source, key);
    progress.done(index + 1);
    // Lets that process have its input.
    await setImmediate();
  }
  await twins.writeLists(site);
  writeFixedPages(documents, writer, site);

  progress.stage('Index for search');
  await writeSearch(records, { context, environment }, writer);
  await indexing;

  progress.stage('Write files');
  const filesToPublish = (): NonNullable<ExampleBuild['files']> => {
    if (examples.files === null) {
      throw new Error('Scripts of the last build were to be kept, but are not in its record.');
    }
    return examples.files;
  };
  await writer.group('scripts', examples.key, () => {
    writer.folder(path.join(filesToPublish().scripts, 'assets'), '/assets');
  });
  writer.hashed('theme', 'js', head.siteHead.themeScript);
  writer.assets([
    ...head.assets,
    ...shell.assets,
    ...site.assets,
    ...thumbnails.assets,
    ...examples.renders.assets,
    ...examples.client.assets
  ]);
  await writer.group('static files', environment, () => copyStaticFiles(context, writer));
  const playgroundOf = (source: Source): ExampleCode | null => {
    const rendered = examples.playgrounds.of(source);
    return rendered && playgroundExample(source, rendered.playground);
  };
  const frame = await writer.group('edited examples', examples.key, () =>
    writeLiveParts(filesToPublish().live, context, shell.shellSite.releases, { styles, playgroundOf }, writer)
  );
  const pageOrigin = frameHosting(config)?.pageOrigin ?? null;
  writer.file('/_headers', formatHeaderRules(hostHeaders({ frame, pageOrigin })));
  await writer.group('design data', path.basename(design), () => writer.folder(path.join(design, 'api'), '/api'));
  writeIndexes(documents, writer, site);
  const versioned = versionedApi({ version: config.api.version, site, reference, design });
  versioned?.files.forEach((content, address) => writer.file(address, JSON.stringify(content)));
  writer.file('/_redirects', formatRedirectRules(site.redirects) + formatRewriteRules(versioned?.rewrites ?? []));
  const facts = siteFacts(config, shell.shellSite.release);
  if (config.api.skills) {
    skillFiles({ facts, packages: shell.shellSite.packageVersions }).forEach((text, address) =>
      writer.file(address, text)
    );
  }
  const history = readHistoryFile(folder);
  for (const [address, content] of [
    [SITE_FACTS_ADDRESS, facts] as const,
    ...apiDocuments(siteRequests({ site, reference, design, hasHistory: history !== null, versioned }), facts),
    ...siteDtcgFiles(design),
    ...contentFiles(site, { switches: config.standalone, thumbnailOf: thumbnails.thumbnailOf }),
    ...apiFiles(site, reference)
  ]) {
    writer.file(address, JSON.stringify(content));
  }
  writer.file(LINT_ADDRESS, JSON.stringify(await lintData));
  if (history !== null) {
    writer.file(HISTORY_ADDRESS, JSON.stringify(history));
  }
  await publishPluginFiles(site, config, writer);
  const links = createTypeLinks(site, reference);
  for (const entry of reference.entries.values()) {
    writer.file(definitionAddress(entry.id), definitionDocument(documents, entry, links));
  }
}

async function publishPluginFiles(site: Site, config: SiteContext['config'], writer: SiteWriter): Promise<void> {
  const written = writer.record().files;
  const { files, problems } = await pluginFiles(site, config, (address) => written[address] !== undefined);
  files.forEach((content, address) => writer.file(address, content));
  site.problems.push(...problems);
}

function copyStaticFiles({ config, folder }: SiteContext, writer: SiteWriter): void {
  for (const { package: name, from, to, exclude } of config.staticFiles) {
    const packageFolder = findPackageFolder(name, folder);
    if (packageFolder !== null) {
      writer.folder(path.join(packageFolder, from), to, exclude);
    }
  }
}

/** Writes the site-wide files: for hosts, search engines, programs, and the side navigation. */
function writeIndexes(documents: DocumentContext, writer: SiteWriter, site: Site): void {
  const { app, config, site: shell, siteHead } = documents;
  const routes = createRoutesManifest(site, (page, source) => tabToc(documents, page, source));
  writer.file('/routes.json', JSON.stringify(routes));
  writer.file('/versions.json', JSON.stringify(versionsFile(shell.releases)));
  writer.file('/redirects.json', JSON.stringify(site.redirects));
  for (const section of site.navigation) {
    const html = app.renderSectionItems(section, null);
    writer.file(sectionItemsAddress(section.slug), JSON.stringify({ html }));
  }
  writer.file(NAVIGATION_INDEX_ADDRESS, JSON.stringify(navigationIndex(site.navigation)));
  const addresses = [
    '/',
    ...sectionsWithoutPage(site).map((section) => section.path),
    ...site.pages.flatMap((page) => page.sources.map((source) => source.path))
  ];
  const { description } = config.product;
  writer.file(WEB_MANIFEST_ADDRESS, formatWebManifest({ ...siteHead, description }));
  writer.file('/robots.txt', formatRobots(config.product.url));
  if (config.product.url !== undefined) {
    writer.file('/sitemap.xml', formatSitemap(addresses, config.product.url));
  }
  const origin = feedOrigin(config);
  if (origin !== null) {
    const feed = { name: config.product.name, url: origin, pageOf: createReleasePages(site) };
    writer.file(RELEASE_FEED_ADDRESS, formatReleaseFeed(shell.releases, feed));
  }
}

/**
 * Writes a tab's document, the documents of its examples and the document of their code.
 * @returns problems of parts that can't be shown
 */
function writeTab(context: DocumentContext, writer: SiteWriter, page: Page, source: Source): Problem[] {
  const problems: Problem[] = [];
  const reporting = { ...context, report: (problem: Problem) => problems.push(problem) };
  writer.document(source.path, pageDocument(reporting, tabView(reporting, page, source)));
  for (const example of standaloneExamplesOf(source)) {
    writer.document(example.path, standaloneDocument(reporting, source, example));
  }
  writer.assets(markupAssets(source));
  const code = codeDocument(reporting, source);
  if (code !== null) {
    writer.file(codeDocumentAddress(source.path), code);
  }
  return problems;
}

/** Writes the pages without a Markdown file: home, section lists, the search results page and the 404 document. */
function writeFixedPages(context: DocumentContext, writer: SiteWriter, site: Site): void {
  writer.document('/', pageDocument(context, homeView(context, homeExample(site, context.config))));
  for (const section of sectionsWithoutPage(site)) {
    writer.document(section.path, pageDocument(context, sectionView(context, section)));
  }
  writer.document(SEARCH_PATH, searchDocument(context, searchView(context)));
  const notFound = notFoundDocument(context);
  writer.file('/404.html', notFound);
  writer.document(NOT_FOUND_PATH, notFound);
}

/** Writes the index of the site's prose. Only the parts whose passages have changed are made again. */
async function writeProse({ text }: SiteRecords, environment: string, writer: SiteWriter): Promise<void> {
  const parts = divideProse(text);
  await Promise.all(
    parts.map((part) =>
      writer.group(`prose ${part.address}`, hashTexts([environment, JSON.stringify(part)]), async () => {
        for (const { address, content } of await makeProseIndex(part)) {
          writer.file(address, content);
        }
      })
    )
  );
}

/** Writes the slices of the site's search, and the records for a hosted service. */
async function writeSearch(
  records: SiteRecords,
  { context, environment }: Pick<PublishInput, 'context' | 'environment'>,
  writer: SiteWriter
): Promise<void> {
  const { config, cacheFolder } = context;
  await writer.group('search', hashTexts([environment, JSON.stringify(records)]), async () => {
    for (const [address, content] of sliceFiles(records, config.search)) {
      writer.file(address, content);
    }
    await writeRecordsFile(cacheFolder, records);
  });
}
