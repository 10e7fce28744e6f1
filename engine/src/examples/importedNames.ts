import type { EcmaScriptModule } from 'oxc-parser';

import { parseModule } from './parseModule.ts';

/** What a module asks of others: specifier -> names, or `*` for the whole. Imports of types alone are left out. */
export type ImportedNames = Map<string, Set<string>>;

/** Reads the imports, re-exports and literal `import()` calls of a module. @param code its text */
export function importedNames(
  { staticImports, staticExports, dynamicImports }: EcmaScriptModule,
  code: string
): ImportedNames {
  const found: ImportedNames = new Map();
  const note = (specifier: string, names: readonly string[]): void => {
    const known = found.get(specifier) ?? new Set();
    names.forEach((name) => known.add(name));
    found.set(specifier, known);
  };
  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length > 0 || entries.length === 0) {
      note(
        moduleRequest.value,
        values.map(({ importName }) => nameOf(importName))
      );
    }
  }
  for (const { moduleRequest, importName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest && !isType) {
      note(moduleRequest.value, [importName.name ?? '*']);
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (literal !== undefined) {
      note(literal, ['*']);
    }
  }
  return found;
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

/** `@scope/name` or `name`, at the head of a specifier. */
const PACKAGE_NAME = /^(@[^/]+\/)?[^./@][^/]*/;

/** Names of the packages that a module imports; none if it doesn't parse. */
export function importedPackages(code: string): Set<string> {
  const parsed = parseModule(code);
  const imports = parsed.ok ? parsed.module.staticImports : [];
  return new Set(imports.flatMap(({ moduleRequest }) => PACKAGE_NAME.exec(moduleRequest.value)?.[0] ?? []));
}
