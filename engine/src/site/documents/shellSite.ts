import { assetPath } from '../../content/assets.ts';
import { installedVersion, installedVersions } from '../../content/packages.ts';
import { locateSiteFile } from '../../content/siteContext.ts';
import { siteReleases } from '../../content/siteReleases.ts';
import { writtenCardText } from '../../core/cardText.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { writtenTab } from '../../core/writtenTab.ts';
import type { Asset, Page, Site } from '../../model.ts';
import type { ShellSite } from '../../ui/view.ts';
import { createHeadTexts } from './headTexts.ts';
import { pageAudits } from './pageAudits.ts';
import { pageResources, pageSiblings } from './pageHeads.ts';
import { readStoredAudit } from './storedAudit.ts';
import { readHomePage } from './pictures.ts';

interface ShellSiteWithAssets {
  shellSite: ShellSite;
  /** Files that `shellSite` refers to: pictures of the front page. */
  assets: Asset[];
}

/**
 * Collects the data for the site's frame.
 * @param drawings markup of the pages' drawings
 * @throws ConfigError when the package that the site documents is not installed
 */
export function createShellSite(
  config: ResolvedConfig,
  siteFolder: string,
  site: Site,
  drawings: ShellSite['drawings']
): ShellSiteWithAssets {
  const { navigation, pages } = site;
  const { product, footer, notFound, noticeLinks } = config;
  const release = installedVersion(product.versionOf, siteFolder);
  if (release === null) {
    throw new ConfigError(`product.versionOf: the package "${product.versionOf}" is not installed.`);
  }
  const { releases } = siteReleases(config, release, (name) => installedVersion(name, siteFolder));
  const { home, assets } = readHomePage(config, siteFolder);
  const shellSite: ShellSite = {
    product,
    release,
    mark: product.icon === undefined ? null : assetPath(locateSiteFile(product.icon, siteFolder)).path,
    releases,
    archives: config.releases?.archives ?? [],
    sourceCode: config.sourceCode ?? null,
    feedback: config.feedback ?? null,
    cookies: config.cookies ?? null,
    navigation,
    heads: createHeadTexts(site, config),
    descriptions: pageDescriptions(pages),
    home,
    notFound: notFound ?? null,
    footer: footer ?? null,
    year: new Date().getFullYear(),
    packageVersions: packageVersions(pages, siteFolder),
    summaries: new Map(Object.entries(config.summaries).map(([page, { text }]) => [page, text])),
    cards: cardTexts(pages, config),
    drawings,
    resources: pageResources(pages, config, siteFolder),
    audits: pageAudits(pages, readStoredAudit(siteFolder, config.themes)),
    siblings: pageSiblings(pages, config),
    purposes: new Map(Object.entries(config.purposes)),
    noticeLinks,
    releaseNotes: releaseNotesOf(pages),
    sandboxes: {
      codeSandbox: config.sandbox.codeSandbox !== undefined,
      stackBlitz: config.sandbox.stackBlitz !== undefined
    }
  };
  return { shellSite, assets };
}

function cardTexts(pages: readonly Page[], config: ResolvedConfig): Map<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const text = writtenCardText(config, page);
      return text === null ? [] : [[page.path, text]];
    })
  );
}

/** Returns the address of the first tab with release notes (requirement 2.1.5). */
function releaseNotesOf(pages: readonly Page[]): string | null {
  const notes = pages.flatMap(({ sources }) => sources).find(({ role }) => role === 'releaseNotes');
  return notes?.path ?? null;
}

/**
 * Returns the descriptions of pages for page lists, by address: the first paragraphs of the tabs that introduce them. A
 * paragraph shared by several pages, such as a note on their package, doesn't distinguish them and is left out.
 */
export function pageDescriptions(pages: readonly Page[]): Map<string, string> {
  const described = pages.map((page) => ({
    path: page.path,
    text: (writtenTab(page) ?? page.sources[0])?.description ?? ''
  }));
  const uses = Map.groupBy(described, ({ text }) => text);
  return new Map(
    described.filter(({ text }) => text !== '' && uses.get(text)?.length === 1).map(({ path, text }) => [path, text])
  );
}

/** Returns the installed versions of the packages that provide the content of pages. */
function packageVersions(pages: readonly Page[], siteFolder: string): ReadonlyMap<string, string> {
  const names = new Set(pages.flatMap(({ sources }) => sources.flatMap((source) => source.package ?? [])));
  return installedVersions(names, siteFolder);
}
