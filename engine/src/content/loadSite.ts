import type { ResolvedConfig } from '../core/config.ts';
import type { Plugins } from '../core/config/plugins.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import type { Asset, Page, Problem, Site } from '../model.ts';
import { collectAddresses } from './addresses.ts';
import { checkSite } from './checkSite.ts';
import { tagProblems } from './componentTags.ts';
import { createFileReader } from './files.ts';
import { fillTab } from './fillTab.ts';
import { unknownKeyProblems } from './frontmatter.ts';
import { groupTabs, type ReadFile, type Tab } from './groupTabs.ts';
import { createLinkResolver, type LinkResolver, type LinkTab } from './links.ts';
import { correctLinks } from './linkTargets.ts';
import { makePage } from './makePage.ts';
import type { Origin } from './markdown/liveFence.ts';
import { addPackageNotes } from './packageNotes.ts';
import { buildNavigation, orderPages } from './navigation.ts';
import { parseDocument } from './parseDocument.ts';
import { whenReady } from './plugins/pendingPlugins.ts';
import { NO_PLUGINS, readerPlugins, type ReaderPlugins } from './plugins/plugins.ts';
import { placementProblems } from './placementProblems.ts';
import { policyProblems } from './policyProblems.ts';
import { error } from './problem.ts';
import { buildRedirects } from './redirects.ts';
import { linkableAnchors } from './referenceAnchors.ts';
import { findSourceFiles, type SourceFile } from './sources.ts';
import { encodingProblems } from './textFile.ts';

/** Clones the result: strings sliced from the file's text would otherwise keep the whole text in memory. */
const createReader = (origin: Origin, plugins: ReaderPlugins) =>
  createFileReader(
    (content, file) => {
      const { problems, ...parsed } = parseDocument(content.toString('utf8'), file, origin, [], plugins);
      return structuredClone({ ...parsed, problems: [...encodingProblems(content, file), ...problems] });
    },
    ({ document }) => document?.included ?? []
  );

type Readers = Record<Origin, ReturnType<typeof createReader>>;

const PLAIN_READERS: Readers = { own: createReader('own', NO_PLUGINS), package: createReader('package', NO_PLUGINS) };
const pluginReaders = new WeakMap<Plugins, Readers>();

/** Creates the readers for a site's plugins, or returns those of the last call. */
function readersFor({ plugins }: Pick<ResolvedConfig, 'plugins'>): Readers {
  if (plugins.length === 0) {
    return PLAIN_READERS;
  }
  const readers = pluginReaders.get(plugins) ?? {
    own: createReader('own', readerPlugins(plugins, 'own')),
    package: createReader('package', readerPlugins(plugins, 'package'))
  };
  pluginReaders.set(plugins, readers);
  return readers;
}

/**
 * Loads all content of a site into its model. Errors in the content do not throw; they are listed in the model's problems.
 * Files that have not changed since the last call are not parsed again, so calling this after every change is cheap.
 * @param siteFolder absolute path of the folder with the site's configuration and content
 * @param components what Markdown can use; without them, tags of components are not checked
 */
export async function loadSite(
  config: ResolvedConfig,
  siteFolder: string,
  components: MarkdownComponents | null = null
): Promise<Site> {
  const found = await findSourceFiles(config, siteFolder);
  const read = await readFiles(found.files, config);
  const { groups: grouped, problems: tabProblems } = groupTabs(read.files, config);
  const { groups, problems: noteProblems } = await whenReady(() => addPackageNotes(grouped, config, siteFolder));
  const drafts = groups.map((tabs) => ({ tabs, ...makePage(tabs, config) }));
  const draftPages = drafts.map(({ page }) => page);
  const navigation = buildNavigation(draftPages, config);
  const addresses = collectAddresses(draftPages, navigation);
  const redirects = buildRedirects(groups.flat(), navigation, config, addresses.all);
  const links = correctLinks(
    createLinkResolver(groups.flat().map(linkTab), addresses.all, redirects, config),
    config.linkTargets
  );
  const filled = drafts.map(({ page, tabs }) => fillPage(page, tabs, links));
  return {
    pages: orderPages(
      filled.map(({ page }) => page),
      config
    ),
    navigation,
    // Links may name pages that are planned, but readers aren't sent to them.
    redirects: redirects.filter(({ to }) => links.find(to)?.kind !== 'planned'),
    assets: uniqueAssets(filled.flatMap(({ assets }) => assets)),
    problems: [
      ...found.problems,
      ...read.problems,
      ...(components === null ? [] : read.files.flatMap((file) => tagProblems(file, components))),
      ...read.files.flatMap(({ document }) => policyProblems(document.foreign, config)),
      ...tabProblems,
      ...placementProblems(groups.flat(), config),
      ...noteProblems,
      ...drafts.flatMap(({ problems }) => problems),
      ...addresses.problems,
      ...filled.flatMap(({ problems }) => problems),
      ...checkSite(draftPages, addresses.all, links, config),
      ...links.unused()
    ]
  };
}

async function readFiles(
  files: readonly SourceFile[],
  config: Pick<ResolvedConfig, 'ignoredFrontmatter' | 'plugins'>
): Promise<{ files: ReadFile[]; problems: Problem[] }> {
  const readers = readersFor(config);
  const results = await Promise.all(
    files.map(async (file) => ({ file, result: await whenReady(() => readOrReport(file, readers)) }))
  );
  return {
    files: results.flatMap(({ file, result }) => (result.document ? [{ file, document: result.document }] : [])),
    problems: results.flatMap(({ result }) => [
      ...result.problems,
      ...unknownKeyProblems(result.unknownKeys, config.ignoredFrontmatter)
    ])
  };
}

/** A file that can't be read is a problem of its own, and stops no other page. */
function readOrReport({ file, package: packageName }: SourceFile, readers: Readers): ReturnType<typeof parseDocument> {
  const hint = 'Check that it exists and may be read, also where a symbolic link leads.';
  const unreadable = (reason: string) => ({
    document: null,
    staleNotes: [],
    unknownKeys: [],
    problems: [error('unreadable-file', `The file can't be read${reason}.`, { file, line: 1 }, hint)]
  });
  try {
    return readers[packageName === null ? 'own' : 'package'](file) ?? unreadable('');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (typeof code !== 'string') {
      throw cause;
    }
    return unreadable(` (${code})`);
  }
}

/** @param tabs in the order of the page's sources */
function fillPage(
  page: Page,
  tabs: readonly Tab[],
  links: LinkResolver
): { page: Page; assets: Asset[]; problems: Problem[] } {
  const results = page.sources.flatMap((source, index) => {
    const tab = tabs[index];
    return tab ? [fillTab({ source, file: tab.file }, tab.document.slots, linkTab(tab), links)] : [];
  });
  return {
    page: { ...page, sources: results.map(({ source }) => source) },
    assets: results.flatMap(({ assets }) => assets),
    problems: results.flatMap(({ problems }) => problems)
  };
}

function linkTab({ file: { file }, path, ownPath, document: { anchors, frontmatter } }: Tab): LinkTab {
  const reference = linkableAnchors(frontmatter, anchors);
  return { file, path, ownPath, anchors: reference.length === 0 ? anchors : new Set([...anchors, ...reference]) };
}

function uniqueAssets(assets: readonly Asset[]): Asset[] {
  return [...new Map(assets.map(({ file, path }) => [path, { file, path }])).values()];
}
