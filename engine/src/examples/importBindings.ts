import type { Program } from 'oxc-parser';

import { importedName } from '../core/importedName.ts';
import { positionAt } from '../core/position.ts';

/** An imported name. */
export interface ImportBinding {
  local: string;
  /** Exported name, `default`, or `*` for the whole module. */
  imported: string;
  specifier: string;
  /** 1-based line of the statement. */
  line: number;
}

/** A side-effect import, e.g. of a style sheet. */
export interface EffectImport {
  specifier: string;
  line: number;
}

export interface ModuleImports {
  bindings: ImportBinding[];
  effects: EffectImport[];
}

/** Returns the imports of a module, without type imports. */
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
      if (!('importKind' in specifier && specifier.importKind === 'type')) {
        imports.bindings.push({ local: specifier.local.name, imported: importedName(specifier), ...place });
      }
    }
  }
  return imports;
}
