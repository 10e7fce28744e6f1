import path from 'node:path';

import type { ResolvedConfig } from '../../core/config.ts';
import type { ImportedNames } from '../../examples/importedNames.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Asset, Example, Page, Site, Source } from '../../model.ts';
import type { ExampleCode, TabCode } from '../../core/tabCode.ts';
import { ExampleFiles } from '../../examples/exampleFiles.ts';
import { createFileIdentifier } from '../../examples/fileIdentity.ts';
import { examplesOf, isProgram, isStandalone } from '../../examples/siteExamples.ts';
import { wrapperFile } from '../../examples/wrapper.ts';
import type { ModuleAliases } from '../scripts/packageModules.ts';
import { FORCED_ATTRIBUTE } from '../styles/forcedStates.ts';
import { type Libraries, openLibraries } from './openLibraries.ts';

/** Example code of a tab. */
export interface TabParts {
  source: Source;
  /** Without figures; `styles` is filled in later. */
  code: TabCode;
  /** By slug. */
  figures: Record<string, ExampleCode>;
  /** Images that the site has to publish for it. */
  assets: Asset[];
  /** Names that its examples import from packages. */
  packages: ImportedNames;
}

/** Creates a reader for the example code of tabs and the files that it imports. */
export function createTabReader(
  config: ResolvedConfig,
  siteFolder: string,
  resolver: ModuleResolver
): (page: Page, source: Source) => TabParts {
  const identify = createFileIdentifier(config, siteFolder);
  const wrapper = wrapperFile(config, siteFolder);
  return (page, source) => {
    const files = new ExampleFiles(resolver, siteFolder, identify);
    const { code, figures } = makeTabCode(page, source, files, wrapper);
    return { source, code, figures, assets: files.assets, packages: files.packages };
  };
}

/** Returns all tabs with examples. */
export function tabsWithExamples({ pages }: Site): { page: Page; source: Source }[] {
  return pages.flatMap((page) =>
    page.sources.filter((source) => examplesOf(source).length > 0).map((source) => ({ page, source }))
  );
}

/**
 * Collects the example code of a tab.
 * @param files records the files that the examples import
 * @param wrapper absolute path of the component around them; null for none
 */
function makeTabCode(
  page: Page,
  source: Source,
  files: ExampleFiles,
  wrapper: string | null
): Pick<TabParts, 'code' | 'figures'> {
  const all = examplesOf(source);
  const codeOf = (examples: readonly Example[]): Record<string, ExampleCode> =>
    Object.fromEntries(examples.map((example) => [example.slug, exampleCode(example, source, files)]));
  return {
    code: {
      page: page.title,
      examples: codeOf(all.filter(isStandalone)),
      bindings: all.some(isProgram) ? files.bindings(source) : {},
      ...(wrapper !== null && all.some(isProgram) && { wrapper: files.module(wrapper) }),
      files: files.files,
      styles: []
    },
    figures: codeOf(all.filter((example) => !isStandalone(example)))
  };
}

function exampleCode(example: Example, source: Source, files: ExampleFiles): ExampleCode {
  const { title, slug, lang, code, isFullscreen, figure, previewId, previewClass, sourceLink } = example;
  const folders = [...new Set([path.dirname(example.file ?? source.file), path.dirname(source.file)])];
  return {
    title,
    slug,
    lang,
    code,
    isFullscreen,
    canvas: figure && (figure.width ?? 'auto'),
    previewId,
    previewClass,
    sourceLink,
    imports: isProgram(example) ? files.imports(code, folders) : {}
  };
}

/** Whether the examples of a tab force states, by themselves or through the files that they import. */
export function forcesStates({ code: { examples, files }, figures }: Pick<TabParts, 'code' | 'figures'>): boolean {
  return [...Object.values(examples), ...Object.values(figures), ...Object.values(files)].some(
    (file) => 'code' in file && file.code.includes(FORCED_ATTRIBUTE)
  );
}

interface LibraryInput {
  config: ResolvedConfig;
  /** Site folder. */
  folder: string;
  cacheFolder: string;
  /** All tabs with examples. */
  tabs: readonly TabParts[];
  /** Setup modules that run before examples that import a package: package -> absolute path. */
  setup: ReadonlyMap<string, string>;
  aliases: ModuleAliases;
  resolver: ModuleResolver;
}

/** Returns the libraries of a site: documented packages, and all packages that examples import. */
export function siteLibraries({
  config,
  folder,
  cacheFolder,
  tabs,
  setup,
  aliases,
  resolver
}: LibraryInput): Promise<Libraries> {
  const documented = new Set([...config.sources.map(({ package: name }) => name), ...config.examples.scope]);
  const wanted = new Map<string, Set<string>>();
  for (const [specifier, names] of tabs.flatMap(({ packages }) => [...packages])) {
    wanted.set(specifier, new Set([...(wanted.get(specifier) ?? []), ...names]));
  }
  return openLibraries({ wanted, documented, setup, aliases, siteFolder: folder }, cacheFolder, resolver);
}
