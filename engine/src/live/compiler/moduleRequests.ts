import type { ImportDeclarationSpecifier, Program } from 'oxc-parser';

/** What a module wants of others: specifier -> imported names, or `*` where it wants the whole. */
export type ModuleRequests = Map<string, Set<string> | '*'>;

/** What a module's static imports and re-exports ask for. */
export function moduleRequests(program: Program): ModuleRequests {
  const requests: ModuleRequests = new Map();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      want(requests, statement.source.value, statement.specifiers.map(importedName));
    } else if (statement.type === 'ExportAllDeclaration') {
      want(requests, statement.source.value, ['*']);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const names = statement.specifiers.map(({ local }) => nameOf(local));
      want(requests, statement.source.value, names);
    }
  }
  return requests;
}

function importedName(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') {
    return nameOf(specifier.imported);
  }
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

function want(requests: ModuleRequests, specifier: string, names: readonly string[]): void {
  const known = requests.get(specifier) ?? new Set<string>();
  requests.set(specifier, known === '*' || names.includes('*') ? '*' : new Set([...known, ...names]));
}

function nameOf(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value);
}
