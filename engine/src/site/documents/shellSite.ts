import type { ShellSite } from '../../ui/view.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { assetPath } from '../../content/assets.ts';
import { installedVersion } from '../../content/packages.ts';
import { locateSiteFile } from '../../content/siteContext.ts';
import { siteReleases } from '../../content/siteReleases.ts';
import type { Asset, Page, Site } from '../../model.ts';
import { readHomePage } from './homePage.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { packageVersions } from './packageVersions.ts';
import { searchSettings } from './searchSettings.ts';
import { readSummaries } from './summaries.ts';

export interface ShellSiteWithAssets {
  shellSite: ShellSite;
  /** Files that this names: pictures of the front page and beside summaries, the client of a hosted search. */
  assets: Asset[];
}

/**
 * What the site's frame shows.
 * @throws ConfigError when the package that the site documents is not installed
 */
export function createShellSite(
  config: ResolvedConfig,
  siteFolder: string,
  { navigation, pages }: Site
): ShellSiteWithAssets {
  const { product, footer, notFound, noticeLinks } = config;
  const release = installedVersion(product.versionOf, siteFolder);
  if (release === null) {
    throw new ConfigError(`product.versionOf: the package "${product.versionOf}" is not installed.`);
  }
  const { releases } = siteReleases(config, release, (name) => installedVersion(name, siteFolder));
  const { home, assets: homeAssets } = readHomePage(config, siteFolder);
  const { summaries, assets: summaryAssets } = readSummaries(config, siteFolder);
  const { settings: search, assets: searchAssets } = searchSettings(config);
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
    descriptions: pageDescriptions(pages),
    home,
    notFound: notFound ?? null,
    footer: footer ?? null,
    year: new Date().getFullYear(),
    packageVersions: packageVersions(pages, siteFolder),
    summaries,
    noticeLinks,
    search,
    releaseNotes: releaseNotesOf(pages),
    sandboxes: {
      codeSandbox: config.sandbox.codeSandbox !== undefined,
      stackBlitz: config.sandbox.stackBlitz !== undefined
    }
  };
  return { shellSite, assets: [...homeAssets, ...summaryAssets, ...searchAssets] };
}

/** Address of the tab whose source says that it is release notes (requirement 2.1.5); of several, the first one's. */
function releaseNotesOf(pages: readonly Page[]): string | null {
  const notes = pages.flatMap(({ sources }) => sources).find(({ source }) => source === 'release-notes');
  return notes?.path ?? null;
}
