import path from 'node:path';

import { runInChild } from '../../content/childTask.ts';
import { collectGarbage } from '../../content/collectGarbage.ts';
import { engineFile } from '../../content/engineFile.ts';
import { hashFolder, hashTexts, readCached, writeCached } from '../../content/files.ts';
import { findPackageFolder, installedVersions, isInstalled } from '../../content/packages.ts';
import type { LintData, LintToken } from '../../lint/data.ts';
import { namedPackages, hasNamedPackages } from '../design/sheetFiles.ts';
import { styleFiles } from '../design/styleFiles.ts';
import { TOKENS } from '../design/designFiles.ts';
import { hashEnvironment } from '../properties/environment.ts';
import type { Tokens } from '../tokens/schema.ts';
import { packageShapes } from './packageShapes.ts';
import type { Shapes } from './readShapes.ts';
import { styleNames } from './styleNames.ts';
import { checkedPackages, type LintSystem, moduleFolders } from './system.ts';

/** The part of the data that the installed packages tell. */
export type InstalledData = Omit<LintData, 'pages' | 'tokensPage'>;

interface Stored {
  fingerprint: string;
  data: InstalledData;
}

/**
 * Reads what the rules need of the packages that are installed for a folder. The result is kept in `cacheFolder` until
 * packages or the system's description change.
 * @throws (rejects) Error if the compiler fails
 */
export async function readLintData(system: LintSystem, folder: string, cacheFolder: string): Promise<InstalledData> {
  const packages = checkedPackages(system).filter((name) => findPackageFolder(name, folder) !== null);
  const styled = namedPackages(system.reference);
  const linked = styled.flatMap((name) => {
    const found = findPackageFolder(name, folder);
    return found === null || isInstalled(found) ? [] : hashFolder(found);
  });
  const fingerprint = hashTexts([
    hashEnvironment(packages, folder),
    hashFolder(import.meta.dirname),
    JSON.stringify([system, packages, [...installedVersions(styled, folder)]]),
    ...linked
  ]);
  const file = path.join(cacheFolder, 'lint.json');
  const stored = readCached(file) as Stored | null;
  if (stored?.fingerprint === fingerprint) {
    return stored.data;
  }
  const data = await read(system, packages, folder);
  writeCached(file, { fingerprint, data } satisfies Stored);
  return data;
}

/** The compiler has 25 packages in 1 GB. A small young generation saves 70 MB, in the same time. */
const NODE_OPTIONS = ['--max-old-space-size=2048', '--max-semi-space-size=4'];

const ENTRY = engineFile('reference/lint/shapesProcess.ts');

const NO_SHAPES: Shapes = { modules: {}, components: [], groups: [] };

/** @throws (rejects) Error if the compiler fails or exceeds the memory limit */
function readShapesInChild(packages: readonly string[], siteFolder: string): Promise<Shapes> {
  // This process is at its largest then: pages are being written.
  collectGarbage();
  return runInChild<Shapes>({
    entry: ENTRY,
    request: { siteFolder, packages, specifiers: [] },
    nodeOptions: NODE_OPTIONS,
    failure: 'Reading the packages’ types failed.'
  });
}

async function read(system: LintSystem, packages: readonly string[], folder: string): Promise<InstalledData> {
  const { reference, lint } = system;
  const shapes = packages.length === 0 ? NO_SHAPES : await readShapesInChild(packages, folder);
  const tokens = tokensOf(system, folder);
  return {
    packages: packageShapes(packages, folder, moduleFolders(reference)),
    ...shapes,
    styles: styleNames(reference, folder, { ...lint, packages: system.packages }),
    tokens: lintTokens(tokens),
    contrasts: (tokens?.contrasts ?? []).map(({ foreground, background }) => ({ foreground, background })),
    nesting: lint.nesting,
    layouts: lint.layouts,
    names: lint.names,
    iconPackages: reference.icons ? [reference.icons.package] : []
  };
}

/** The plainest theme. */
const PLAIN = { name: 'light', code: 'a', values: {}, colorScheme: 'light', classes: [], attributes: {} } as const;

function tokensOf({ reference }: LintSystem, folder: string): Tokens | null {
  const config = { ...reference, cssVariables: [], icons: undefined };
  return reference.tokens && hasNamedPackages(config, folder)
    ? ((styleFiles(config, folder, [PLAIN]).files.get(TOKENS) as Tokens | undefined) ?? null)
    : null;
}

function lintTokens(tokens: Tokens | null): LintToken[] {
  const purposes = tokens?.layers.at(-1) ?? null;
  return (tokens?.tokens ?? [])
    .filter(({ condition }) => condition === null)
    .map(({ name, value, isColor, layer }) => ({ name, value, isColor, isSemantic: layer === purposes }));
}
