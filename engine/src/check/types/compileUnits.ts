import ts from 'typescript';
import { compilerOptions } from './compilerOptions.ts';
import type { TypeFault, TypeResult, TypeUnit } from './typeUnit.ts';
import { createUnitHost } from './unitHost.ts';

/**
 * Type-checks examples in one program against the packages installed for the site.
 *
 * Takes seconds and about a gigabyte for a thousand examples: run it in a worker (`checkTypes`).
 */
export function compileUnits(units: TypeUnit[], siteFolder: string): TypeResult[] {
  const { host, rootNames, localImports } = createUnitHost(units, siteFolder);
  const program = ts.createProgram({ rootNames, options: compilerOptions, host });
  return units.map((unit) => ({
    path: unit.path,
    faults: faultsOf(program, unit),
    dependencies: reachableFrom(unit.path, localImports)
  }));
}

function faultsOf(program: ts.Program, unit: TypeUnit): TypeFault[] {
  const sourceFile = program.getSourceFile(unit.path);
  if (!sourceFile) {
    throw new Error(`The compiler did not take in ${unit.path}.`);
  }
  return [...program.getSyntacticDiagnostics(sourceFile), ...program.getSemanticDiagnostics(sourceFile)]
    .filter((diagnostic) => (diagnostic.start ?? 0) < unit.code.length)
    .map((diagnostic) => {
      const { line, character } = sourceFile.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return {
        number: diagnostic.code,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
        line: line + 1,
        column: character + 1
      };
    });
}

function reachableFrom(path: string, imports: Map<string, Set<string>>): string[] {
  const reached = new Set<string>();
  const waiting = [path];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const imported of imports.get(file) ?? []) {
      if (!reached.has(imported)) {
        reached.add(imported);
        waiting.push(imported);
      }
    }
  }
  return [...reached].sort();
}
