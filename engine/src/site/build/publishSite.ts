import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { hashTexts } from '../../content/files.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { frameHosting } from '../../core/config/site.ts';
import { findPackageFolder } from '../../content/packages.ts';
import { pluginFiles } from '../../content/plugins/pluginFiles.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { notFoundDocument, pageDocument, searchDocument, standaloneDocument } from '../documents/documents.ts';
import { markupAssets } from '../documents/previews.ts';
import { onDemandLibrarySheets } from '../documents/sharedStyles.ts';
import { homeExample } from '../documents/homeExample.ts';
import { homeView, searchView, sectionView, tabView } from '../documents/pageViews.ts';
import type { Page, Problem, Site, Source } from '../../model.ts';
import { formatHeaderRules, formatRedirectRules, formatRewriteRules, hostHeaders } from '../publish/hostFiles.ts';
import { createSiteFiles, textOf } from '../publish/siteFiles.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { createBuildContext } from './buildContext.ts';
import type { ExampleBuild } from './exampleBuild.ts';
import { writeLiveParts } from './liveFiles.ts';
import type { Progress } from './progress.ts';
import { createTabKeys } from './tabKeys.ts';
import { createTwinWriter } from './twinFiles.ts';
import { sectionsWithoutPage } from '../../content/navigation.ts';
import { standaloneExamplesOf } from '../../examples/siteExamples.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SiteRecords } from '../search/collectRecords.ts';
import { divideProse, makeProseIndex } from '../search/proseIndex.ts';
import { sliceFiles, writeRecordsFile } from '../search/indexFiles.ts';

interface PublishInput {
  parts: SiteParts;
  /** Records of the search. */
  records: SiteRecords;
  /** Hash of everything outside of the content folder. */
  environment: string;
  /** Hash of the files in the content folder that are not Markdown. */
  contentCode: string;
  styles: StyleLibrary;
  examples: ExampleBuild;
  writer: SiteWriter;
  progress: Progress;
}

/** Writes every document of the site and all related files. */
export async function publishSite(input: PublishInput): Promise<void> {
  const { parts, records, environment, contentCode, styles, examples, writer, progress } = input;
  const { context, site, design, shell } = parts;
  const { config } = context;
  const onDemandSheets = await writer.group('on-demand sheets', environment, onDemandLibrarySheets);
  const documents = createBuildContext(parts, { examples, styles, onDemandSheets, writer });
  const files = createSiteFiles(parts, documents);
  // Other processes read the packages and index the prose while pages are written. The first takes more memory, which this
  // one needs at the end.
  const reading = files.lint().catch(() => undefined);
  const indexing = reading.then(() => writeProse(records, environment, writer));
  indexing.catch(() => undefined);

  const tabs = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));
  progress.stage('Write pages', tabs.length);
  const keyOf = createTabKeys({
    context: documents,
    environment,
    contentCode,
    exampleVersion: examples.versionOf
  });
  const twins = createTwinWriter(parts.twins, { context: documents, writer });
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
  writer.hashed('theme', 'js', parts.siteHead.themeScript);
  writer.assets([...parts.assets, ...site.assets, ...examples.renders.assets, ...examples.client.assets]);
  await writer.group('static files', environment, () => copyStaticFiles(context, writer));
  const frame = await writer.group('edited examples', examples.key, () =>
    writeLiveParts(
      filesToPublish().live,
      context,
      shell.releases,
      { styles, playgroundOf: examples.playgrounds.of },
      writer
    )
  );
  const pageOrigin = frameHosting(config)?.pageOrigin ?? null;
  writer.file('/_headers', formatHeaderRules(hostHeaders({ frame, pageOrigin })));
  writer.file('/_redirects', formatRedirectRules(site.redirects) + formatRewriteRules(await files.rewrites()));
  await writer.group('design data', path.basename(design), () => writer.folder(path.join(design, 'api'), '/api'));
  for (const group of files.groups) {
    for (const [address, content] of await group.contents()) {
      writer.file(address, textOf(content));
    }
  }
  await publishPluginFiles(site, config, writer);
}

async function publishPluginFiles(site: Site, config: SiteContext['config'], writer: SiteWriter): Promise<void> {
  const { files, problems } = await pluginFiles(site, config, (address) => writer.has(address));
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

/**
 * Writes a tab's document and the documents of its examples.
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
  { context, environment }: { context: SiteContext; environment: string },
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
