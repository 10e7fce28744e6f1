import type { EcmaScriptModule } from 'oxc-parser';

import { parseModule } from './parseModule.ts';

/** Runtime imports of a module: specifier -> imported names, or `*` for the namespace. */
export type ImportedNames = Map<string, Set<string>>;

/** Collects imports, re-exports and `import()` calls with a literal specifier. @param code text of the module */
export function importedNames(
  { staticImports, staticExports, dynamicImports }: EcmaScriptModule,
  code: string
): ImportedNames {
  const found: ImportedNames = new Map();
  const add = (specifier: string, names: readonly string[]): void => {
    const known = found.get(specifier) ?? new Set();
    names.forEach((name) => known.add(name));
    found.set(specifier, known);
  };
  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length > 0 || entries.length === 0) {
      add(
        moduleRequest.value,
        values.map(({ importName }) => nameOf(importName))
      );
    }
  }
  for (const { moduleRequest, importName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest && !isType) {
      add(moduleRequest.value, [importName.name ?? '*']);
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^(['"`])(.*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (literal !== undefined && !literal.includes('${')) {
      add(literal, ['*']);
    }
  }
  return found;
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

/** `@scope/name` or `name` at the start of a specifier. */
const PACKAGE_NAME = /^(@[^/]+\/)?[^./@][^/]*/;

/** Returns the packages that a module imports; empty if it does not parse. */
export function importedPackages(code: string): Set<string> {
  const parsed = parseModule(code);
  const imports = parsed.ok ? parsed.module.staticImports : [];
  return new Set(imports.flatMap(({ moduleRequest }) => PACKAGE_NAME.exec(moduleRequest.value)?.[0] ?? []));
}
