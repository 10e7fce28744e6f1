import type { ShellSite } from '../app/view.ts';
import { ConfigError, type ResolvedConfig } from '../config.ts';
import { assetPath } from '../content/assets.ts';
import { installedVersion } from '../content/installedVersion.ts';
import { locateSiteFile } from '../content/siteFile.ts';
import { siteReleases } from '../content/siteReleases.ts';
import type { Site } from '../model.ts';
import { readHomePage } from './homePage.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { packageVersions } from './packageVersions.ts';
import { readSummaries } from './summaries.ts';

/**
 * What the site's frame shows.
 * @throws ConfigError when the package that the site documents is not installed
 */
export function shellSite(config: ResolvedConfig, siteFolder: string, { navigation, pages }: Site): ShellSite {
  const { product, footer, notFound, noticeLinks } = config;
  const release = installedVersion(product.versionOf, siteFolder);
  if (release === null) {
    throw new ConfigError(`product.versionOf: the package "${product.versionOf}" is not installed.`);
  }
  const { releases } = siteReleases(config, release, (name) => installedVersion(name, siteFolder));
  return {
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
    home: readHomePage(config, siteFolder).home,
    notFound: notFound ?? null,
    footer: footer ?? null,
    year: new Date().getFullYear(),
    packageVersions: packageVersions(pages, siteFolder),
    summaries: readSummaries(config, siteFolder).summaries,
    noticeLinks
  };
}
