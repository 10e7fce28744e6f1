import { runInChild } from '../../content/childTask.ts';
import { engineFile } from '../../content/engineFile.ts';
import { loadSite } from '../../content/loadSite.ts';
import { findPackageFolder, installedVersions } from '../../content/packages.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import type { Theme } from '../../core/themes.ts';
import { standaloneExamplesOf } from '../../examples/siteExamples.ts';
import { type Snapshot, SNAPSHOT_FORMAT } from '../../history/snapshot.ts';
import { CSS_VARIABLES_INDEX, TOKENS } from '../design/designFiles.ts';
import { namedPackages } from '../design/sheetFiles.ts';
import { styleFiles } from '../design/styleFiles.ts';
import type { CssVariableRow, CssVariablesIndex } from '../cssVariables/rows.ts';
import { readIcons } from '../icons/readIcons.ts';
import type { Tokens } from '../tokens/schema.ts';
import type { DeclaredFacts } from './readComponents.ts';

/** What to read of a design system. */
export interface SnapshotSystem {
  /** Packages with components and other exports. */
  packages: readonly string[];
  reference: ReferenceConfig;
  /** Themes whose values of tokens are read, the plainest first. */
  themes: readonly Theme[];
  /** The configuration of the site, which says where packages have examples; null without a site. */
  site: ResolvedConfig | null;
}

/** Returns all packages that a system consists of. */
export function packagesOfSystem({ packages, reference }: SnapshotSystem): string[] {
  return [...new Set([...packages, ...namedPackages(reference)])].toSorted();
}

/**
 * Reads a snapshot of those packages of a system that are installed for a folder.
 * @throws (rejects) Error if the compiler fails
 */
export async function readSnapshot(system: SnapshotSystem, folder: string): Promise<Snapshot> {
  const reference = installedReference(system.reference, folder);
  const packages = system.packages.filter((name) => findPackageFolder(name, folder) !== null);
  const [declared, examples] = await Promise.all([
    readDeclarations(packages, folder, system.site),
    system.site === null ? {} : readExamples(system.site, folder)
  ]);
  const versions = installedVersions(packagesOfSystem(system), folder);
  return {
    format: SNAPSHOT_FORMAT,
    packages: sortedEntries(versions),
    components: sortedEntries(Object.entries(declared.components)),
    exports: sortedEntries(Object.entries(declared.exports)),
    ...readStyles(reference, folder, system.themes),
    icons: iconNames(reference, folder),
    examples
  };
}

/** Twenty packages were measured at 1 GB. */
const MEMORY_LIMIT = '--max-old-space-size=3072';

const ENTRY = engineFile('reference/snapshot/snapshotProcess.ts');

async function readDeclarations(
  packages: readonly string[],
  siteFolder: string,
  site: ResolvedConfig | null
): Promise<DeclaredFacts> {
  return packages.length === 0
    ? { components: {}, exports: {} }
    : runInChild<DeclaredFacts>({
        entry: ENTRY,
        request: {
          siteFolder,
          packages,
          specifiers: [],
          wording: site === null ? null : { language: site.language, texts: site.texts }
        },
        nodeOptions: [MEMORY_LIMIT],
        failure: 'Reading the packages’ types failed.'
      });
}

/** The part of a configuration that the installed packages fulfill: earlier releases may have fewer packages. */
function installedReference(
  { cssVariables, tokens, icons, ...rest }: ReferenceConfig,
  folder: string
): ReferenceConfig {
  const isThere = ({ package: name }: { package: string }): boolean => findPackageFolder(name, folder) !== null;
  const sheets = tokens?.sheets.filter(isThere) ?? [];
  return {
    ...rest,
    cssVariables: cssVariables.filter(isThere),
    // Names of scripts are no part of a snapshot.
    tokens: tokens && sheets.length > 0 ? { ...tokens, sheets, scripts: undefined } : undefined,
    icons: icons && isThere(icons) ? icons : undefined
  };
}

function readStyles(
  reference: ReferenceConfig,
  folder: string,
  themes: readonly Theme[]
): Pick<Snapshot, 'variables' | 'tokens'> {
  const { files } = styleFiles(reference, folder, themes);
  const index = (files.get(CSS_VARIABLES_INDEX) ?? []) as CssVariablesIndex;
  const tokens = files.get(TOKENS) as Tokens | undefined;
  return {
    variables: sortedEntries(
      index.map(({ prefix }) => {
        const { rows } = files.get(cssVariablesAddress(prefix)) as { rows: CssVariableRow[] };
        return [prefix, [...new Set(rows.map(({ property }) => property))].toSorted()];
      })
    ),
    tokens: sortedEntries(
      (tokens?.tokens ?? []).map(({ name, value, themes: others }) => [
        name,
        {
          [themes[0]?.name ?? '']: value,
          ...Object.fromEntries(
            others
              .filter((other) => other.value !== value)
              .flatMap((other) => other.names.map((theme) => [theme, other.value]))
          )
        }
      ])
    )
  };
}

function iconNames({ icons }: ReferenceConfig, folder: string): Snapshot['icons'] {
  const found = icons && findPackageFolder(icons.package, folder);
  return icons && found
    ? {
        [icons.package]: readIcons(icons, found)
          .icons.map(({ name }) => name)
          .toSorted()
      }
    : {};
}

/** Reads the pages of the packages as the site would have them today. */
async function readExamples(site: ResolvedConfig, folder: string): Promise<Snapshot['examples']> {
  const { pages } = await loadSite(site, folder);
  return sortedEntries(
    pages
      .flatMap(({ sources }) => sources)
      .flatMap((source) => {
        const titles = [...new Set(standaloneExamplesOf(source).map(({ title }) => title))].toSorted();
        const { path, package: owner } = source;
        return owner === null || titles.length === 0 ? [] : [[path, { package: owner, titles }] as const];
      })
  );
}

function sortedEntries<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
