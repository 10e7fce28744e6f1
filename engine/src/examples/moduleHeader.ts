import type { ImportTarget } from './importLocator.ts';

export interface HeaderBinding {
  local: string;
  target: ImportTarget;
}

export interface HeaderContent {
  bindings: readonly HeaderBinding[];
  /** Specifiers of side-effect imports. */
  effects: readonly string[];
}

/**
 * Generates the import statements and image constants at the top of a module, on one line.
 * @param variables undeclared variables that the code assigns to
 */
export function moduleHeader({ bindings, effects }: HeaderContent, variables: readonly string[]): string {
  const named = new Map<string, string[]>();
  const namespaces: string[] = [];
  const constants: string[] = [];
  for (const { local, target } of bindings) {
    if (target.kind === 'asset') {
      constants.push(`const ${local} = ${JSON.stringify(target.asset.path)};`);
    } else if (target.imported === '*') {
      namespaces.push(`import * as ${local} from ${JSON.stringify(target.specifier)};`);
    } else {
      named.set(target.specifier, [...(named.get(target.specifier) ?? []), importClause(local, target.imported)]);
    }
  }
  const lists = [...named].map(
    ([specifier, names]) => `import { ${names.join(', ')} } from ${JSON.stringify(specifier)};`
  );
  const plain = effects.map((specifier) => `import ${JSON.stringify(specifier)};`);
  const declarations = variables.map((name) => `let ${name};`);
  return [...namespaces, ...lists, ...plain, ...constants, ...declarations].join(' ');
}

function importClause(local: string, imported: string): string {
  return local === imported ? local : `${imported} as ${local}`;
}
