import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findUpwards } from '../../content/files.ts';
import { findPackageFolder } from '../../content/packages.ts';
import { findConfigFile, loadSiteContext } from '../../content/siteContext.ts';
import { lintSchema } from '../../core/config/lint.ts';
import { referenceSchema } from '../../core/config/reference.ts';
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import { UserError } from '../../core/userError.ts';
import type { LintData } from '../../lint/data.ts';
import { type LintFile, parseLintFile } from '../../reference/lint/lintFile.ts';
import { readLintData } from '../../reference/lint/readLintData.ts';
import { checkedPackages, lintSystem, type LintSystem } from '../../reference/lint/system.ts';
import { missingReactTypes } from '../../reference/properties/reactTypes.ts';
import { openSiteFiles } from '../siteFiles/siteFiles.ts';

/** Where to find the design system: one of these, or a site's folder. */
export interface SystemSource {
  /** A built site's folder or address; null for none. */
  from: string | null;
  /** Names of packages. */
  packages: readonly string[];
  /** Folder of a site's configuration. */
  site: string;
}

/** A system, and what judges the files. */
export interface OpenSystem {
  data: LintData;
  /** Address of the site, before the addresses of its pages; null if nobody knows it. */
  site: string | null;
  /** Whether the project has packages of the system; otherwise, those of the site judge. */
  isInstalled: boolean;
  /** What can't be checked, and what to do about it; null if nothing is left out. */
  unchecked: string | null;
}

/** Links of a file that is not on the Web lead nowhere. */
const NO_PAGES = { pages: {}, tokensPage: null } as const;

/**
 * Reads what is known of a design system. The versions that are installed for `project` judge, and those of the site only
 * if none is.
 * @throws (rejects) UserError when nothing says which system it is, or the site can't be read
 */
export async function openSystem(source: SystemSource, project: string): Promise<OpenSystem> {
  const { system, published } = await describe(source);
  const packages = checkedPackages(system);
  const installed = packages.some((name) => findPackageFolder(name, project) !== null);
  const site = published?.site ?? null;
  if (installed) {
    const { pages, tokensPage } = published?.data ?? NO_PAGES;
    const data = await readLintData(system, project, cacheFolder(project));
    return { data: { ...data, pages, tokensPage }, site, isInstalled: true, unchecked: untyped(packages, project) };
  }
  if (published === null) {
    throw new UserError(
      `None of the packages ${system.packages.join(', ')} is installed for ${project}. Run "npm install", or the command in the folder of a project that uses them.`
    );
  }
  return { data: published.data, site, isInstalled: false, unchecked: null };
}

function untyped(packages: readonly string[], project: string): string | null {
  const command = missingReactTypes(packages, project);
  return command === null
    ? null
    : `React’s type declarations are not installed, so the properties of components are not checked. Run "${command}".`;
}

async function describe(source: SystemSource): Promise<{ system: LintSystem; published: LintFile | null }> {
  if (source.from !== null) {
    const published = await readPublished(source.from);
    return { system: published.system, published };
  }
  if (source.packages.length > 0) {
    return {
      system: {
        packages: source.packages,
        reference: referenceSchema.parse({}),
        lint: lintSchema.parse({})
      },
      published: null
    };
  }
  if (findConfigFile(path.resolve(source.site)) === null) {
    throw new UserError(
      'Nothing says which design system to check against. Name its site with --from <folder or address>, its packages with --package <name>, or the folder of its site.config.ts with --site <folder>.'
    );
  }
  const { config, outFolder } = await loadSiteContext(source.site);
  const file = path.join(outFolder, LINT_ADDRESS);
  const published = existsSync(file) ? parseLintFile(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return { system: lintSystem(config), published };
}

async function readPublished(from: string): Promise<LintFile> {
  const files = openSiteFiles(from);
  const published = parseLintFile(await files.json(LINT_ADDRESS));
  if (published === null) {
    throw new UserError(
      `${LINT_ADDRESS} of ${files.place} was written by another version of patternbook. Use the same version for both.`
    );
  }
  return files.isRemote ? { ...published, site: files.place } : published;
}

/** Where programs keep what they can make again: beside the packages of the project. */
function cacheFolder(project: string): string {
  const modules = findUpwards(project, ['node_modules']) ?? path.join(project, 'node_modules');
  return path.join(modules, '.cache', 'patternbook');
}
