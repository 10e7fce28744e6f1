import path from 'node:path';

import type { ResolvedConfig } from '../core/config.ts';
import { error } from '../content/problem.ts';
import { ExampleFiles } from '../examples/exampleFiles.ts';
import { createFilePlaces } from '../examples/filePlaces.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { examplesOf, isProgram } from '../examples/siteExamples.ts';
import type { Problem, Site } from '../model.ts';
import { unresolvedImport } from './unresolvedImport.ts';

/** Faults of the files that examples import: they ride along when a reader edits an example or takes it elsewhere. */
export function exampleFileProblems({ pages }: Site, config: ResolvedConfig, siteFolder: string): Problem[] {
  const resolver = new ModuleResolver();
  const placeOf = createFilePlaces(config, siteFolder);
  return pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      const files = new ExampleFiles(resolver, siteFolder, placeOf);
      for (const { code, file } of examplesOf(source).filter(isProgram)) {
        files.imports(code, [path.dirname(file ?? source.file), path.dirname(source.file)]);
      }
      return [
        ...files.missing.map(({ specifier, importer }) => unresolvedImport(specifier, { file: importer, line: 1 })),
        ...files.faulty.map(({ file, message, line, column }) =>
          error('example-file', `A file of an example can't be used: ${message}`, { file, line, column }, 'Mend it.')
        )
      ];
    });
}
