import { dirname } from 'node:path';
import { ModuleResolver, isFileSpecifier } from '../examples/moduleResolver.ts';
import { isMarkdownComponent } from '../core/markdownComponents.ts';
import type { Problem, Site, Source } from '../model.ts';
import { unresolvedImport } from './unresolvedImport.ts';

/** The page asks for a component that the engine has, wherever it expects that to be. */
function isProvided(local: string | null): boolean {
  return local !== null && isMarkdownComponent(local);
}

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
        .filter(({ local, specifier }) => !isProvided(local) && isMissing(specifier, source))
        .map(({ specifier, line }) => unresolvedImport(specifier, { file: source.file, line }))
    );
}
