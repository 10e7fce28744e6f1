import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

import type { ResolvedConfig } from '../core/config.ts';
import { isKnownLanguage } from '../core/language.ts';
import { type MarkdownComponents, referencesOf } from '../core/markdownComponent.ts';
import { countTexts } from '../core/siteTexts.ts';
import type { Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
import { configFileProblems } from './configFiles.ts';
import { findPackageFolder, installedVersion } from '../content/packages.ts';
import { error, warning } from '../content/problem.ts';
import { missingImport } from '../examples/importProblem.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { namedPackages } from '../reference/design/sheetFiles.ts';
import { unresolvedImport } from './exampleUnits.ts';
import { siteReleases } from '../content/siteReleases.ts';
import { readChangeLogs } from '../content/releases/changeLogs.ts';
import { releasePackages } from '../content/releases/releaseNotes.ts';

/**
 * Finds references in the configuration to missing packages, folders, style sheets, pages and releases. Problems of
 * sources, redirects and planned pages are left out, since loading the site reports them.
 */
export function configProblems(
  site: Site,
  { config, folder: siteFolder, components }: Pick<CheckPlace, 'config' | 'folder' | 'components'>
): Problem[] {
  return [
    ...unknownLanguage(config),
    ...untranslatedTexts(config),
    ...missingPackages(config, siteFolder),
    ...missingStaticFolders(config, siteFolder),
    ...missingSheets(config, siteFolder),
    ...emptyGlobs(config, siteFolder),
    ...unknownPages(config, site),
    ...unusedPlaces(config, site),
    ...configFileProblems(config, siteFolder),
    ...releaseProblems(site, { config, folder: siteFolder, components })
  ];
}

function unknownLanguage({ language }: ResolvedConfig): Problem[] {
  const message = `The language "${language}" has no data here: dates, numbers, plurals, and order are those of English.`;
  const hint = 'Correct `language`, or use a version of Node.js that has it.';
  return isKnownLanguage(language) ? [] : [warning('unknown-site-language', message, null, hint)];
}

/** Some words are the same in many languages, so a few texts may stay. */
const TRANSLATED_PART = 0.5;

function untranslatedTexts({ language, texts }: Pick<ResolvedConfig, 'language' | 'texts'>): Problem[] {
  const { all, replaced } = countTexts(texts);
  if (/^en\b/i.test(language) || replaced >= all * TRANSLATED_PART) {
    return [];
  }
  const message = `The interface is in English, on a site in the language "${language}": ${replaced} of its ${all} texts are replaced.`;
  const hint =
    'Translate them in `texts`; docs/extending.md says how. Readers hear English words in the voice of the language.';
  return [warning('untranslated-interface', message, null, hint)];
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
    .map((specifier) => unresolvedImport(missingImport(specifier, [siteFolder]), null));
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

/** Finds sections and subsections that the configuration names, and that no page is in. */
function unusedPlaces(config: ResolvedConfig, { pages, navigation }: Site): Problem[] {
  const known = config.sections.map(({ slug }) => slug);
  const subsections = new Set(pages.map(({ subsection }) => subsection));
  return [
    ...known
      .filter((slug) => !navigation.some((section) => section.slug === slug))
      .map((slug) => {
        const message = `The section "${slug}" has no page, so the site leaves it out.`;
        return warning('unknown-section', message, null, 'Correct `sections`, or write a page.');
      }),
    ...config.placement
      .filter(({ to }) => !known.includes(to.section))
      .map(({ to }) => {
        const message = `Pages are moved to the section "${to.section}", which is not in the site configuration.`;
        return error('unknown-section', message, null, 'Correct `placement`.');
      }),
    ...Object.keys(config.subsectionTitles)
      .filter((slug) => !subsections.has(slug))
      .map((slug) => {
        const message = `No page is in the subsection "${slug}", which has a title.`;
        return error('unknown-section', message, null, 'Correct `subsectionTitles`.');
      })
  ];
}

/**
 * Finds problems of releases: in their list, in the changelogs of their packages, and in pages that name an unlisted
 * release. If the product is not installed, which is reported separately, there is no release to compare with.
 */
export function releaseProblems(
  site: Pick<Site, 'pages'>,
  { config, folder, components }: Pick<CheckPlace, 'config' | 'folder' | 'components'>
): Problem[] {
  const { problems } = readChangeLogs(releasePackages(config), folder);
  const release = installedVersion(config.product.versionOf, folder);
  if (release === null) {
    return problems;
  }
  const listed = siteReleases(config, release, (name) => installedVersion(name, folder));
  const names = new Set(listed.releases.map(({ name }) => name));
  return [...listed.problems, ...problems, ...unlistedReleases(site, names, components)];
}

function unlistedReleases(
  { pages }: Pick<Site, 'pages'>,
  listed: ReadonlySet<string>,
  components: MarkdownComponents
): Problem[] {
  return pages
    .flatMap(({ sources }) => sources)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'component'))
    .flatMap((block) =>
      referencesOf('release', components.get(block.name), block.attributes).flatMap((release) => {
        const message = `<${block.name}> names the release ${String(release)}, which is not listed.`;
        const hint = 'Correct the name, or add the release to `releases.history`.';
        return release === undefined || (typeof release === 'string' && listed.has(release))
          ? []
          : [error('unknown-release', message, block.location, hint)];
      })
    );
}
