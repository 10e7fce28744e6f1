import path from 'node:path';

import { error } from '../content/problem.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { ExampleFiles } from '../examples/exampleFiles.ts';
import { createFileIdentifier } from '../examples/fileIdentity.ts';
import { ModuleResolver } from '../examples/moduleResolver.ts';
import { examplesOf, isProgram } from '../examples/siteExamples.ts';
import type { Site } from '../model.ts';
import { type Finding, unresolvedImport } from './exampleUnits.ts';
import { sheetProblems } from './sheetImports.ts';

/** Finds problems in files that examples import, which are included when a reader edits or exports an example. */
export function exampleFileProblems({ pages }: Site, config: ResolvedConfig, siteFolder: string): Finding[] {
  const resolver = new ModuleResolver();
  const identify = createFileIdentifier(config, siteFolder);
  return pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      const files = new ExampleFiles(resolver, siteFolder, identify);
      for (const { code, file } of examplesOf(source).filter(isProgram)) {
        files.imports(code, [path.dirname(file ?? source.file), path.dirname(source.file)]);
      }
      const problems = [
        ...files.missing.map((missing) => unresolvedImport(missing, { file: missing.importer, line: missing.line })),
        ...files.invalid.map(({ file, message, line, column }) =>
          error(
            'example-file',
            `A file of an example can't be used: ${message}`,
            { file, line, column },
            'Fix the file.'
          )
        ),
        ...files.sheets.flatMap(sheetProblems)
      ];
      return problems.map((problem) => ({ source, problem }));
    });
}
