import type { Program } from 'oxc-parser';

import type { FrameModule } from '../frame/protocol.ts';
import { importedName, moduleName } from '../../core/importedName.ts';
import { ownValue } from '../../core/ownValue.ts';
import { moduleReferences } from '../../examples/moduleReferences.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { FileId, ProjectFile, TabCode } from '../../core/tabCode.ts';
import type { LibraryList } from './libraries.ts';
import { type ParsedProgram, parseProgram } from './parseProgram.ts';
import { JSX_RUNTIME, toCommonJs } from './transformCode.ts';
import { findUnsupportedForm } from './unsupportedForms.ts';

/** Compiles the files that an example imports, directly or transitively. */
export class FileModules {
  readonly modules: FrameModule[] = [];
  /** Texts of style sheets. */
  readonly styles: string[] = [];
  readonly #files: TabCode['files'];
  readonly #libraries: LibraryList;
  readonly #known = new Set<FileId>();

  /** @param libraries records the files' imports from packages */
  constructor({ files }: TabCode, libraries: LibraryList) {
    this.#files = files;
    this.#libraries = libraries;
  }

  /** Adds a file and everything that it imports, unless it has been added before. */
  add(id: FileId): void {
    const file = ownValue(this.#files, id);
    if (this.#known.has(id) || !file) {
      return;
    }
    this.#known.add(id);
    switch (file.kind) {
      case 'style':
        this.styles.push(file.scoped?.css ?? file.code);
        this.#addValue(id, file.scoped?.names ?? {}, file.scoped?.names);
        break;
      case 'text':
        this.#addValue(id, file.code);
        break;
      case 'image':
        this.#addValue(id, file.path);
        break;
      case 'json':
        this.modules.push({ name: id, code: `module.exports = ${file.code}`, imports: {}, expects: [] });
        break;
      case 'code':
        this.#addCode(id, file);
    }
  }

  /** @param names further exports */
  #addValue(id: FileId, value: unknown, names: Readonly<Record<string, string>> = {}): void {
    const exported = { ...names, default: value };
    const code = `Object.assign(exports, ${JSON.stringify(exported)}, { __esModule: true });`;
    this.modules.push({ name: id, code, imports: {}, expects: [] });
  }

  #addCode(id: FileId, file: CodeFile): void {
    const compiled = compileFile(id, file);
    if (!compiled.ok) {
      const code = `throw new SyntaxError(${JSON.stringify(`${id}:${compiled.line}: ${compiled.message}`)});`;
      this.modules.push({ name: id, code, imports: {}, expects: [] });
      return;
    }
    this.#libraries.add(JSX_RUNTIME, '*');
    for (const [specifier, names] of compiled.requests) {
      const imported = ownValue(file.imports, specifier);
      if (imported === undefined) {
        this.#libraries.add(specifier, names);
      } else {
        this.add(imported);
      }
    }
    this.modules.push({ name: id, code: compiled.code, imports: file.imports, expects: [] });
  }
}

type CodeFile = Extract<ProjectFile, { kind: 'code' }>;
type CompiledFile = { ok: true; code: string; requests: ModuleRequests } | ({ ok: false } & SourceError);

/** Cache: files don't change while their examples are edited. */
const compiledFiles = new WeakMap<CodeFile, CompiledFile>();

function compileFile(id: FileId, file: CodeFile): CompiledFile {
  const known = compiledFiles.get(file);
  if (known) {
    return known;
  }
  const unsupported = findUnsupportedForm(file.code);
  const parsed = unsupported ? { ok: false as const, ...unsupported } : parseProgram(file.code, id);
  const compiled = parsed.ok ? withRequests(parsed, toCommonJs(parsed.code, id, null)) : parsed;
  compiledFiles.set(file, compiled);
  return compiled;
}

function withRequests({ program }: ParsedProgram, module: ReturnType<typeof toCommonJs>): CompiledFile {
  return module.ok ? { ok: true, code: module.code, requests: moduleRequests(program) } : module;
}

/** Imports of a module: specifier -> imported names, or `*` for the namespace. */
type ModuleRequests = Map<string, Set<string> | '*'>;

/** Collects a module's imports and re-exports, also those of `import()`. */
function moduleRequests(program: Program): ModuleRequests {
  const requests: ModuleRequests = new Map();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      want(requests, statement.source.value, statement.specifiers.map(importedName));
    } else if (statement.type === 'ExportAllDeclaration') {
      want(requests, statement.source.value, ['*']);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const names = statement.specifiers.map(({ local }) => moduleName(local));
      want(requests, statement.source.value, names);
    }
  }
  for (const { kind, specifier } of moduleReferences(program)) {
    if (kind === 'later') {
      want(requests, specifier, ['*']);
    }
  }
  return requests;
}

function want(requests: ModuleRequests, specifier: string, names: readonly string[]): void {
  const known = requests.get(specifier) ?? new Set<string>();
  requests.set(specifier, known === '*' || names.includes('*') ? '*' : new Set([...known, ...names]));
}
