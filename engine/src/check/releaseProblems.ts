import type { ResolvedConfig } from '../core/config.ts';
import { installedVersion } from '../content/installedVersion.ts';
import { error } from '../content/problem.ts';
import { siteReleases } from '../content/siteReleases.ts';
import type { ComponentBlock, Problem, Site } from '../model.ts';
import { readChangeLogs } from '../content/releases/readChangeLogs.ts';
import { releasePackages } from '../content/releases/siteReleaseNotes.ts';

/** Attribute of each component in Markdown that names a release. */
const RELEASE_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['ReleaseNotes', 'since'],
  ['ReleaseVersions', 'release']
]);

/**
 * What is wrong with the releases: their list, the change logs of their packages, pages that name one that isn't
 * listed. A product that is not installed has no release to compare; that it is missing is reported by itself.
 */
export function releaseProblems(config: ResolvedConfig, site: Pick<Site, 'pages'>, siteFolder: string): Problem[] {
  const { problems } = readChangeLogs(releasePackages(config), siteFolder);
  const release = installedVersion(config.product.versionOf, siteFolder);
  if (release === null) {
    return problems;
  }
  const listed = siteReleases(config, release, (name) => installedVersion(name, siteFolder));
  return [...listed.problems, ...problems, ...unlistedReleases(site, new Set(listed.releases.map(({ name }) => name)))];
}

function unlistedReleases({ pages }: Pick<Site, 'pages'>, listed: ReadonlySet<string>): Problem[] {
  const blocks = pages.flatMap(({ sources }) => sources).flatMap((source) => source.blocks);
  return blocks
    .filter((block): block is ComponentBlock => block.kind === 'component')
    .flatMap(({ name, attributes, location }) => {
      const release = attributes[RELEASE_ATTRIBUTES.get(name) ?? ''];
      const message = `<${name}> names the release ${String(release)}, which is not listed.`;
      return release === undefined || (typeof release === 'string' && listed.has(release))
        ? []
        : [error('unknown-release', message, location, 'Correct the name, or add the release to `releases.history`.')];
    });
}
