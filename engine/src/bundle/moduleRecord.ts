import { readFileSync } from 'node:fs';

import { type EcmaScriptModule, parseSync } from 'oxc-parser';

/** All exports of a module, as in a namespace import. */
export const ALL = '*';

/** An import from another module. */
export interface ModuleRequest {
  specifier: string;
  /** Exported name, or {@link ALL}. */
  name: string;
  /** Whether it is loaded by a call of `import()`. */
  isLater?: true;
}

/** Imports and exports of a module. */
export interface ModuleRecord {
  imports: ModuleRequest[];
  /** Re-exports: exported name -> original module and name. */
  indirectExports: ReadonlyMap<string, ModuleRequest>;
  /** Specifiers of `export * from`. */
  starExports: string[];
  /** Names that the module itself defines. */
  localExports: ReadonlySet<string>;
}

/** Parses the imports and exports of a module. */
export function parseModuleRecord(file: string, text: string): ModuleRecord {
  const { module } = parseSync(file, text);
  const imported = importedNames(module);
  const indirectExports = new Map<string, ModuleRequest>();
  const starExports: string[] = [];
  const localExports = new Set<string>();

  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const name = nameOf(entry.exportName);
    const specifier = entry.moduleRequest?.value;
    const source = imported.get(entry.localName.name ?? '');
    if (specifier !== undefined && name === null) {
      starExports.push(specifier);
    } else if (specifier !== undefined && name !== null) {
      indirectExports.set(name, { specifier, name: nameOf(entry.importName) ?? ALL });
    } else if (name !== null && source) {
      indirectExports.set(name, source);
    } else if (name !== null) {
      localExports.add(name);
    }
  }
  return { imports: requests(module, text), indirectExports, starExports, localExports };
}

/** @returns null for other files than scripts, e.g. JSON */
export function readModuleRecord(file: string): ModuleRecord | null {
  return /\.[cm]?[jt]sx?$/.test(file) ? parseModuleRecord(file, readFileSync(file, 'utf8')) : null;
}

/** Returns the name of an import or export; null for a namespace. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string | null {
  return kind === 'Default' ? 'default' : name;
}

function importedNames(module: EcmaScriptModule): Map<string, ModuleRequest> {
  return new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => {
        const name = nameOf(importName) ?? ALL;
        return [localName.value, { specifier: moduleRequest.value, name }] as const;
      })
    )
  );
}

function requests(module: EcmaScriptModule, text: string): ModuleRequest[] {
  const named = [...importedNames(module).values()];
  const effects = module.staticImports
    .filter(({ entries }) => entries.length === 0)
    .map(({ moduleRequest }) => ({ specifier: moduleRequest.value, name: ALL }));
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return literal === undefined ? [] : [{ specifier: literal, name: ALL, isLater: true as const }];
  });
  return [...named, ...effects, ...later];
}
