/** A name in a list of imports or exports: `name` or `'name of any form'`. */
interface ModuleName {
  type: string;
  name?: string;
  value?: unknown;
}

/** A specifier of an import declaration, in the form that all readers of ECMAScript share. */
type ImportSpecifier =
  { type: 'ImportDefaultSpecifier' | 'ImportNamespaceSpecifier' } | { type: 'ImportSpecifier'; imported: ModuleName };

/** Returns the exported name that a specifier stands for: `default` and `*` (the whole module) included. */
export function importedName(specifier: ImportSpecifier): string {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
      return '*';
    case 'ImportSpecifier':
      return moduleName(specifier.imported);
  }
}

/** Returns the text of a name in a list of imports or exports. */
export function moduleName({ name, value }: ModuleName): string {
  return name ?? String(value);
}
