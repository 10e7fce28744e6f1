import { existsSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { glob } from 'tinyglobby';

import { DEFAULT_CONTENT, type ResolvedConfig, type SourceConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';
import { findPackageFolder } from './packages.ts';
import { error, warning } from './problem.ts';

/** A Markdown file that may become a tab, and where it comes from. */
export interface SourceFile {
  file: string;
  /** Folder of the package, or of the site for its own content. */
  root: string;
  /** Path below `root`, with forward slashes. */
  relPath: string;
  package: string | null;
  /** Folders of all packages whose Markdown the site has: their files may name one another. */
  documented: readonly string[];
  /** Source tag that the file has if its frontmatter names none. */
  defaultSource: string | null;
  repository: Repository | null;
}

/** Where the files below `folder` (of the root) are kept on the web. */
interface Repository {
  url: string;
  folder: string;
}

/** Files that make no page unless a glob of the configuration ends with their name. */
const SELDOM_PAGES = /^(?:_.*|(?:CHANGELOG|README|CONTRIBUTING|CODE_OF_CONDUCT|LICENSE)\.md)$/;
const NEVER_PAGES = ['**/node_modules/**'];

/** Names of files whose authors expect a page. */
const MARKDOWN_NAMES = '*.{md,mdx,markdown}';

/** Finds the Markdown files of every source of the configuration and of the site's own content folder. */
export async function findSourceFiles(
  config: ResolvedConfig,
  siteFolder: string
): Promise<{ files: SourceFile[]; problems: Problem[] }> {
  const documented = [
    ...new Set(config.sources.flatMap((source) => findPackageFolder(source.package, siteFolder) ?? []))
  ];
  const found = await Promise.all([
    ...config.sources.map((source) => filesOfPackage(source, siteFolder, documented)),
    filesOfSite(config, siteFolder)
  ]);
  const taken = new Set<string>();
  const files = found.flatMap((result) => result.files).filter(({ file }) => !taken.has(file) && taken.add(file));
  return { files, problems: found.flatMap((result) => result.problems) };
}

async function filesOfPackage(
  source: SourceConfig,
  siteFolder: string,
  documented: readonly string[]
): Promise<{ files: SourceFile[]; problems: Problem[] }> {
  const root = findPackageFolder(source.package, siteFolder);
  if (root === null) {
    const hint = `Add "${source.package}" to the site's dependencies and install them.`;
    return {
      files: [],
      problems: [error('missing-package', `The package ${source.package} is not installed.`, null, hint)]
    };
  }
  const matches = await glob(source.include, { cwd: root, ignore: [...NEVER_PAGES, ...source.exclude] });
  const names = source.include.map((pattern) => basename(pattern));
  const { paths, problems: unreadable } = pagesAmong(matches, root, names);
  const repository = source.repository ? { url: source.repository, folder: source.repositoryFolder } : null;
  const files = paths.map((relPath) =>
    fileOf(root, relPath, { package: source.package, defaultSource: source.source, repository, documented })
  );
  const patterns = source.include.join(', ');
  const problems =
    matches.length > 0 || source.include.length === 0
      ? unreadable
      : [
          warning(
            'source-without-files',
            `No file of ${source.package} matches ${patterns}.`,
            null,
            'Correct the globs or remove the source.'
          )
        ];
  return { files, problems };
}

async function filesOfSite(
  config: ResolvedConfig,
  siteFolder: string
): Promise<{ files: SourceFile[]; problems: Problem[] }> {
  const folder = join(siteFolder, config.content);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    return { files: [], problems: missingContent(config) };
  }
  const options = { cwd: folder, ignore: NEVER_PAGES, caseSensitiveMatch: false };
  const matches = await glob(`**/${MARKDOWN_NAMES}`, options);
  if (matches.length === 0 && config.sources.length === 0) {
    const message = `The folder "${config.content}" has no Markdown, so the site has no pages.`;
    return { files: [], problems: [error('source-without-files', message, null, 'Write a page, or name a source.')] };
  }
  const below = matches.map((path) => posix.join(config.content, path));
  const { paths, problems } = pagesAmong(below, siteFolder);
  const repository = config.repository ? { url: config.repository, folder: '' } : null;
  const files = paths.map((relPath) =>
    fileOf(siteFolder, relPath, { package: null, defaultSource: null, repository, documented: [] })
  );
  return { files, problems };
}

/** A site whose pages are all in packages needs no folder of its own. */
function missingContent({ content, sources }: Pick<ResolvedConfig, 'content' | 'sources'>): Problem[] {
  const message = `There is no folder "${content}" with the pages of the site.`;
  const hint = 'Correct `content` in the configuration, or create the folder.';
  return content === DEFAULT_CONTENT && sources.length > 0 ? [] : [error('missing-folder', message, null, hint)];
}

/**
 * Sorts the files that make pages, and reports those in another format.
 * @param named names of files that make pages although most of their kind don't
 */
function pagesAmong(
  matches: readonly string[],
  root: string,
  named: readonly string[] = []
): { paths: string[]; problems: Problem[] } {
  const expected = matches.filter((path) => !SELDOM_PAGES.test(basename(path)) || named.includes(basename(path)));
  const sorted = expected.toSorted();
  return {
    paths: sorted.filter((path) => /\.mdx?$/i.test(path)),
    problems: sorted.filter((path) => /\.markdown$/i.test(path)).map((path) => otherFormat(join(root, path)))
  };
}

/** Reports a file of a format that other tools make pages of. */
function otherFormat(file: string): Problem {
  const message = 'Only files that end in .md or .mdx make pages; this one makes none.';
  return error('unsupported-file', message, { file, line: 1 }, 'Rename it to .md, or exclude it.');
}

type Origin = Omit<SourceFile, 'file' | 'root' | 'relPath'>;

function fileOf(root: string, relPath: string, origin: Origin): SourceFile {
  return { file: join(root, relPath), root, relPath, ...origin };
}

/**
 * Web address of a file in its repository, or null if the configuration names none or the file lies outside of it.
 * @param relPath path below the root of the source, with forward slashes
 */
export function sourceLinkOf({ repository }: Pick<SourceFile, 'repository'>, relPath: string): string | null {
  if (!repository) {
    return null;
  }
  const folder = repository.folder && `${repository.folder}/`;
  const outside = relPath.startsWith('../') || !relPath.startsWith(folder);
  return outside ? null : `${repository.url.replace(/\/$/, '')}/${encodeURI(relPath.slice(folder.length))}`;
}
