import { dirname } from 'node:path';
import { ModuleResolver, isFileSpecifier } from '../examples/moduleResolver.ts';
import type { Problem, Site, Source } from '../model.ts';
import { unresolvedImport } from './unresolvedImport.ts';

/** Imports at the head of Markdown files that nothing satisfies, whether an example uses them or not. */
export function markdownImportProblems(site: Site, siteFolder: string): Problem[] {
  const resolver = new ModuleResolver();
  const isMissing = (specifier: string, { file }: Source): boolean =>
    resolver.resolve(dirname(file), specifier) === null &&
    (isFileSpecifier(specifier) || resolver.resolve(siteFolder, specifier) === null);
  return site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.imports
        .filter(({ specifier }) => isMissing(specifier, source))
        .map(({ specifier, line }) => unresolvedImport(specifier, { file: source.file, line }))
    );
}
