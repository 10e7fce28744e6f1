import type { ImportDeclaration, ModuleExportName, Program } from 'oxc-parser';

import { positionAt } from '../core/position.ts';

/** One name that a module imports. */
export interface ImportBinding {
  local: string;
  /** Exported name, `default`, or `*` for the whole module. */
  imported: string;
  specifier: string;
  /** Line of the statement, from 1. */
  line: number;
}

/** An import for its effect alone, e.g. of a style sheet. */
export interface EffectImport {
  specifier: string;
  line: number;
}

export interface ModuleImports {
  bindings: ImportBinding[];
  effects: EffectImport[];
}

/** The imports of a module except those of types. */
export function moduleImports(program: Program, code: string): ModuleImports {
  const imports: ModuleImports = { bindings: [], effects: [] };
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') {
      continue;
    }
    const place = { specifier: statement.source.value, line: positionAt(code, statement.start).line };
    if (statement.specifiers.length === 0) {
      imports.effects.push(place);
    }
    for (const specifier of statement.specifiers) {
      const imported = importedName(specifier);
      if (imported !== null) {
        imports.bindings.push({ local: specifier.local.name, imported, ...place });
      }
    }
  }
  return imports;
}

/** Null for a name marked as a type. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string | null {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
      return '*';
    case 'ImportSpecifier':
      return specifier.importKind === 'type' ? null : exportName(specifier.imported);
  }
}

function exportName(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
