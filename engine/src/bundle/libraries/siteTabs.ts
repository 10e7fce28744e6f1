import type { ResolvedConfig } from '../../core/config.ts';
import { ExampleFiles } from '../../examples/exampleFiles.ts';
import { createFilePlaces } from '../../examples/filePlaces.ts';
import type { ImportedNames } from '../../examples/importedNames.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Asset, Page, Site, Source } from '../../model.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { makeTabCode } from './tabCode.ts';

/** Code of a tab, without the addresses of its style sheets. */
export interface TabParts {
  source: Source;
  code: TabCode;
  /** Images that the site has to serve for it. */
  assets: Asset[];
  /** What it imports from packages. */
  packages: ImportedNames;
}

/** Reads the code of tabs and of the files around it. */
export function createTabReader(
  config: ResolvedConfig,
  siteFolder: string,
  resolver: ModuleResolver
): (page: Page, source: Source) => TabParts {
  const placeOf = createFilePlaces(config, siteFolder);
  return (page, source) => {
    const files = new ExampleFiles(resolver, siteFolder, placeOf);
    return { source, code: makeTabCode(page, source, files), assets: files.assets, packages: files.packages };
  };
}

/** Every tab that has examples. */
export function tabsWithExamples({ pages }: Site): { page: Page; source: Source }[] {
  return pages.flatMap((page) =>
    page.sources.filter((source) => examplesOf(source).length > 0).map((source) => ({ page, source }))
  );
}
