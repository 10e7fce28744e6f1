import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';

import { type ModuleResolver, isFileSpecifier } from '../../examples/moduleResolver.ts';
import { ALL, readModuleRecord } from '../moduleRecord.ts';

/**
 * A module of a sliced package that imports no other of them, only helpers. Its code can stand in a block beside that
 * of others, which needs no bundler: that would hold 70 KB of memory for each of thousands of modules.
 */
export interface LeafModule {
  imports: LeafImport[];
  /** Text without import and export statements. */
  code: string;
  /** Exported name -> name in the code. */
  exports: ReadonlyMap<string, string>;
}

interface LeafImport {
  /** Absolute path of a file, or the specifier of another package's module. */
  module: string;
  /** Exported name, `default`, or {@link ALL}. */
  name: string;
  /** Name in the code. */
  local: string;
}

/**
 * Code that can't stand in a block of a function as it is: bindings that may change after they were exported or are not
 * limited to their block, names that the function uses, and names that the bundler replaces. Words in strings may match,
 * too: the bundler then takes the module.
 */
const NOT_JOINABLE =
  /\b(?:let|var|await)\s|\b(?:exports|require)\b|\bexport\s*\{\s*\}|(?<![-.\w$"'`])(?:process|global)(?![-\w$"'`])/;
const SCRIPT = /\.m?js$/;
const EXPORT_LIST = /^export\s*\{/;
/** Name of a default export that has none. */
const DEFAULT_LOCAL = '__default';

/**
 * Creates a function that reads a file, and returns null if its module is not a leaf.
 * @param members files of all modules that a leaf must not import, nor what it imports
 */
export function createLeafReader(
  members: Iterable<string>,
  resolver: ModuleResolver
): (file: string) => LeafModule | null {
  const isOwn = new Set(members);
  /** Whether files lead to a member by relative imports. */
  const known = new Map<string, boolean>();
  const leadsToMember = (file: string): boolean => {
    const answer = isOwn.has(file) || known.get(file);
    if (answer !== undefined) {
      return answer;
    }
    known.set(file, false);
    const record = readModuleRecord(file);
    const specifiers = [
      ...(record?.imports ?? []).map(({ specifier }) => specifier),
      ...[...(record?.indirectExports.values() ?? [])].map(({ specifier }) => specifier),
      ...(record?.starExports ?? [])
    ];
    const leads = specifiers.filter(isFileSpecifier).some((specifier) => {
      const target = resolver.resolve(path.dirname(file), specifier);
      return target !== null && leadsToMember(target);
    });
    known.set(file, leads);
    return leads;
  };
  return (file) => {
    if (!SCRIPT.test(file)) {
      return null;
    }
    return parseLeafModule(readFileSync(file, 'utf8'), (specifier) => {
      if (!isFileSpecifier(specifier)) {
        return specifier;
      }
      const target = resolver.resolve(path.dirname(file), specifier);
      return target === null || leadsToMember(target) ? null : target;
    });
  };
}

/**
 * Divides the text of an ES module into imports, code, and exports.
 * @param resolve returns the module of a specifier; null if it must not be imported
 * @returns null if the module is not a leaf
 */
export function parseLeafModule(text: string, resolve: (specifier: string) => string | null): LeafModule | null {
  const { module, errors } = parseSync('leaf.js', text);
  const isPlain = module.hasModuleSyntax && module.dynamicImports.length === 0 && module.importMetas.length === 0;
  if (errors.length > 0 || !isPlain || NOT_JOINABLE.test(text)) {
    return null;
  }
  const imports: LeafImport[] = [];
  const exports = new Map<string, string>();
  const removed: { start: number; end: number; text: string }[] = [];
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const target = entries.length === 0 ? null : resolve(moduleRequest.value);
    if (target === null) {
      return null;
    }
    for (const { importName, localName } of entries) {
      const name = isDefault(importName) ? 'default' : (importName.name ?? ALL);
      imports.push({ module: target, name, local: localName.value });
    }
    removed.push({ start, end, text: '' });
  }
  for (const { start, end, entries } of module.staticExports) {
    for (const { moduleRequest, exportName, localName } of entries) {
      if (moduleRequest !== null) {
        return null;
      }
      exports.set(isDefault(exportName) ? 'default' : (exportName.name ?? ''), localName.name ?? DEFAULT_LOCAL);
    }
    const [first] = entries;
    const isReference = first !== undefined && isDefault(first.localName) && first.localName.name !== null;
    if (first === undefined || isReference || EXPORT_LIST.test(text.slice(start, end))) {
      removed.push({ start, end, text: '' });
    } else {
      removed.push({ start, end: first.start, text: first.localName.name === null ? `const ${DEFAULT_LOCAL}=` : '' });
    }
  }
  const code = removed
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text: inserted }) => rest.slice(0, start) + inserted + rest.slice(end), text);
  return { imports, code, exports };
}

function isDefault({ kind }: { kind: string }): boolean {
  return kind === 'Default';
}
