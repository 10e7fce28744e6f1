import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { ResolvedConfig } from '../core/config.ts';
import { findPackageFolder } from '../content/packageFolder.ts';
import { error } from '../content/problem.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import type { Problem, Site } from '../model.ts';
import { namedPackages } from '../reference/design/sheetFiles.ts';
import { releaseProblems } from './releaseProblems.ts';
import { unresolvedImport } from './unresolvedImport.ts';

/**
 * What the configuration names and is not there: packages, folders, style sheets, pages. Problems of sources,
 * redirects and planned pages are left out, since loading the site reports them.
 */
export function configProblems(config: ResolvedConfig, site: Site, siteFolder: string): Problem[] {
  return [
    ...missingPackages(config, siteFolder),
    ...missingStaticFolders(config, siteFolder),
    ...missingSheets(config, siteFolder),
    ...emptyGlobs(config, siteFolder),
    ...unknownPages(config, site),
    ...releaseProblems(config, site, siteFolder)
  ];
}

function missingPackages(
  { product, staticFiles, styles, examples, reference, sources }: ResolvedConfig,
  siteFolder: string
): Problem[] {
  const reportedElsewhere = new Set(sources.map((source) => source.package));
  const named = new Set([
    product.versionOf,
    ...staticFiles.map((files) => files.package),
    ...styles.classSheets.map((sheets) => sheets.package),
    ...examples.scope,
    ...namedPackages(reference)
  ]);
  return [...named]
    .filter((name) => !reportedElsewhere.has(name) && findPackageFolder(name, siteFolder) === null)
    .map((name) => {
      const hint = `Add "${name}" to the site's dependencies and install them.`;
      return error('missing-package', `The package ${name} is not installed.`, null, hint);
    });
}

function missingStaticFolders({ staticFiles }: ResolvedConfig, siteFolder: string): Problem[] {
  return staticFiles.flatMap(({ package: name, from }) => {
    const folder = findPackageFolder(name, siteFolder);
    return folder === null || existsSync(join(folder, from))
      ? []
      : [error('missing-folder', `The package ${name} has no folder "${from}".`, null, 'Correct `staticFiles`.')];
  });
}

function missingSheets({ styles }: ResolvedConfig, siteFolder: string): Problem[] {
  const resolver = new ModuleResolver();
  return styles.base
    .filter((specifier) => resolver.resolve(siteFolder, specifier) === null)
    .map((specifier) => unresolvedImport(specifier, null));
}

function emptyGlobs({ styles, reference }: ResolvedConfig, siteFolder: string): Problem[] {
  const { cssVariables, tokens, icons } = reference;
  const globs = [
    ...named('styles.classSheets', styles.classSheets),
    ...named('reference.cssVariables', cssVariables),
    ...named('reference.tokens.sheets', tokens?.sheets ?? []),
    ...named('reference.tokens.scripts', tokens?.scripts ? [tokens.scripts] : []),
    ...named('reference.icons', icons ? [icons] : [])
  ];
  return globs.flatMap(({ key, package: name, include }) => {
    const folder = findPackageFolder(name, siteFolder);
    return [include]
      .flat()
      .filter((pattern) => folder !== null && globSync(pattern, { cwd: folder }).length === 0)
      .map((pattern) => {
        const message = `No file of ${name} matches "${pattern}".`;
        return error('source-without-files', message, null, `Correct \`${key}\`.`);
      });
  });
}

interface Globs {
  package: string;
  include: string | readonly string[];
}

function named(key: string, entries: readonly Globs[]): (Globs & { key: string })[] {
  return entries.map((entry) => ({ ...entry, key }));
}

function unknownPages(config: ResolvedConfig, site: Site): Problem[] {
  return Object.keys(config.pages)
    .filter((path) => !site.pages.some((page) => page.path === path))
    .map((path) => error('unknown-page', `There is no page ${path} to change.`, null, 'Correct `pages`.'));
}
