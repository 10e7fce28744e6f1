import type { Program } from 'oxc-parser';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { componentExport, isImportOrReexport } from '../../examples/componentExport.ts';
import { deleteKeepingLines, type TextEdit } from '../../examples/editText.ts';
import { type LinkedImports, linkImports, type UnresolvedImport } from '../../examples/linkImports.ts';
import { moduleImports } from '../../examples/importBindings.ts';
import { moduleNames } from '../../examples/moduleNames.ts';
import { moduleReferences } from '../../examples/moduleReferences.ts';
import { findTopLevelAwait } from '../../examples/topLevelAwait.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { offsetAt, type Position, positionAt, scriptLineAt } from '../../core/position.ts';
import { ENTRY_NAME, type FrameModule, type FrameProgram, STEP_FUNCTION } from '../frame/protocol.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { FileId, TabCode } from '../../core/tabCode.ts';
import { limitError } from './codeLimits.ts';
import { containerOf } from './container.ts';
import { type EntryModule, entryModule } from './entryModule.ts';
import { FileModules } from './fileModules.ts';
import { LibraryList, resolveLibrary } from './libraries.ts';
import { type ParsedProgram, parseProgram } from './parseProgram.ts';
import { JSX_RUNTIME, toCommonJs, parserError } from './transformCode.ts';
import { findUnsupportedForm } from './unsupportedForms.ts';
import type { ImportTarget, ImportTargets, RequestedImport } from '../../examples/importLocator.ts';
import type { ScopeOwners } from '../../examples/scopeExports.ts';
import { ownValue } from '../../core/ownValue.ts';

/** A program for the frame, or the first error with its position in the reader's source. */
export type CompiledExample = { ok: true; program: FrameProgram; locate: Locate } | ({ ok: false } & SourceError);

/** Maps a position in a stack trace of the running module to the reader's source. */
export type Locate = (position: Position) => Position;

/**
 * Compiles edited code of an example by the rules of the build (`ExamplePreparer`). Never throws, but some input takes
 * practically forever.
 * @param slug identifies the example in the tab whose code is replaced
 */
export function compileExample(text: string, tab: TabCode, slug: string, setup: LiveSetup): CompiledExample {
  const clamp = (position: Position): Position => positionAt(text, offsetAt(text, position));
  try {
    const limit = limitError(text);
    const compiled: CompiledExample = limit ? { ok: false, ...limit } : compile(text, tab, slug, setup);
    // Positions in generated code may map to a place behind the text.
    return compiled.ok
      ? { ...compiled, locate: (position) => clamp(compiled.locate(position)) }
      : { ...compiled, ...clamp(compiled) };
  } catch (error) {
    return { ok: false, ...parserError(error, text) };
  }
}

function compile(text: string, tab: TabCode, slug: string, setup: LiveSetup): CompiledExample {
  const unsupported = findUnsupportedForm(text);
  if (unsupported) {
    return { ok: false, ...unsupported };
  }
  const parsed = parseProgram(text, ENTRY_NAME);
  if (!parsed.ok) {
    return parsed;
  }
  const waiting = awaitError(parsed.program, parsed.code);
  if (waiting) {
    return { ok: false, ...waiting, ...parsed.originalPosition(waiting) };
  }
  const component = componentExport(parsed.program, parsed.code, 'function');
  if (!component.ok) {
    return { ...component, ...parsed.originalPosition(component) };
  }
  const names = moduleNames(parsed.program);
  const undeclared = component.assigned.filter((name) => !names.declared.has(name));
  const declared = new Set([...names.declared, ...undeclared]);
  const imports = new TabImports(tab, slug, setup);
  const linked = linkImports(parsed.program, parsed.code, { ...names, declared }, imports, imports);
  const later = moduleReferences(parsed.program)
    .filter(({ kind }) => kind === 'later')
    .map(({ specifier, start }) => ({ specifier, line: positionAt(parsed.code, start).line }));
  const isMissing = ({ specifier }: UnresolvedImport): boolean =>
    imports.target('', { specifier, imported: '*' }) === null;
  const [missing] = [...linked.missing, ...later.filter(isMissing)];
  if (missing) {
    return { ok: false, ...missingImportError(missing, parsed) };
  }
  const edits = [...removeImports(parsed), ...component.edits];
  const wrapper = tab.wrapper === undefined ? null : FILE_PREFIX + tab.wrapper;
  const module = entryModule({ code: parsed.code, edits, linked, undeclared, wrapper });
  const compiled = toCommonJs(module.text, ENTRY_NAME, freeName(STEP_FUNCTION, parsed.code));
  const locate = (position: Position): Position =>
    parsed.originalPosition(positionBeforeEdits(position, parsed.code, module));
  if (!compiled.ok) {
    return { ...compiled, ...locate(compiled) };
  }
  const entry = { name: ENTRY_NAME, code: compiled.code, imports: {}, expects: expectedNames(parsed, linked) };
  return {
    ok: true,
    program: makeProgram(entry, linked, { tab, slug, setup, later }),
    locate: (position) => locate(compiled.originalPosition(position))
  };
}

function makeProgram(
  entry: FrameModule,
  linked: LinkedImports,
  { tab, slug, setup, later }: { tab: TabCode; slug: string; setup: LiveSetup; later: readonly UnresolvedImport[] }
): FrameProgram {
  const libraries = new LibraryList(setup);
  const files = new FileModules(tab, libraries);
  libraries.add(JSX_RUNTIME, '*');
  const want = (specifier: string, imported: string): void => {
    if (specifier.startsWith(FILE_PREFIX)) {
      entry.imports[specifier] = specifier.slice(FILE_PREFIX.length);
      files.add(specifier.slice(FILE_PREFIX.length));
    } else {
      libraries.add(specifier, imported === '*' ? '*' : new Set([imported]));
    }
  };
  for (const { target } of linked.bindings) {
    if (target.kind === 'module') {
      want(target.specifier, target.imported);
    }
  }
  for (const specifier of linked.effects) {
    want(specifier, '*');
  }
  if (tab.wrapper !== undefined) {
    want(FILE_PREFIX + tab.wrapper, 'default');
  }
  const ownFiles = ownValue(tab.examples, slug)?.imports ?? {};
  for (const { specifier } of later) {
    const file = ownValue(ownFiles, specifier);
    if (file === undefined) {
      libraries.add(specifier, '*');
    } else {
      entry.imports[specifier] = file;
      files.add(file);
    }
  }
  return {
    kind: 'modules',
    ...libraries.loadFields(),
    modules: [entry, ...files.modules],
    entry: ENTRY_NAME,
    container: containerOf(tab, slug, files.styles)
  };
}

/** Returns the names that the code imports from libraries, with the import's line number in stack traces. */
function expectedNames({ program, code }: ParsedProgram, { bindings }: LinkedImports): FrameModule['expects'] {
  const lines = new Map(moduleImports(program, code).bindings.map(({ local, line }) => [local, line]));
  return bindings.flatMap(({ local, target }) => {
    const line = lines.get(local);
    return line === undefined || target.kind !== 'module' || target.specifier.startsWith(FILE_PREFIX)
      ? []
      : [
          {
            specifier: target.specifier,
            name: target.imported,
            line: scriptLineAt(code, offsetAt(code, { line, column: 1 }))
          }
        ];
  });
}

function removeImports({ program, code }: ParsedProgram): TextEdit[] {
  return program.body
    .filter((statement) => isImportOrReexport(statement))
    .map((statement) => deleteKeepingLines(code, statement));
}

/** Maps a position in the generated module to the program without types. */
function positionBeforeEdits(position: Position, code: string, module: EntryModule): Position {
  return positionAt(code, module.originalOffset(offsetAt(module.text, position)));
}

function missingImportError({ specifier, line }: UnresolvedImport, parsed: ParsedProgram): SourceError {
  const message = fillText(texts.run.unknownImport, { specifier });
  return { message, ...parsed.originalPosition({ line, column: 1 }) };
}

/** Prefix of specifiers that identify a file of the tab; followed by its id. */
const FILE_PREFIX = 'file:';

const STYLE_SHEET = /\.css$/;

/** Resolves imports of an edited example to files of its tab and to libraries. */
class TabImports implements ImportTargets, ScopeOwners {
  readonly #bindings: TabCode['bindings'];
  readonly #files: Record<string, FileId>;
  readonly #setup: LiveSetup;

  constructor(tab: TabCode, slug: string, setup: LiveSetup) {
    this.#bindings = tab.bindings;
    this.#files = ownValue(tab.examples, slug)?.imports ?? {};
    this.#setup = setup;
  }

  target(local: string, own: RequestedImport | null): ImportTarget | null {
    const bound = ownValue(this.#bindings, local);
    if (bound) {
      const { from, imported } = bound;
      return this.#module('file' in from ? FILE_PREFIX + from.file : from.package, imported);
    }
    return own && this.#module(this.#specifierOf(own.specifier), own.imported);
  }

  effect(specifier: string): string | null {
    const found = this.#specifierOf(specifier);
    // The frame's style sheet already contains those of all packages.
    return STYLE_SHEET.test(found) && !found.startsWith(FILE_PREFIX) ? null : found;
  }

  owner(name: string): string | null {
    return ownValue(this.#setup.scope, name) ?? null;
  }

  #specifierOf(specifier: string): string {
    const file = ownValue(this.#files, specifier);
    return file === undefined ? specifier : FILE_PREFIX + file;
  }

  #module(specifier: string, imported: string): ImportTarget | null {
    const exists =
      specifier.startsWith(FILE_PREFIX) ||
      resolveLibrary(this.#setup, specifier, imported === '*' ? '*' : [imported]) !== null;
    return exists ? { kind: 'module', specifier, imported } : null;
  }
}

/** Returns an error for the first top-level `await`, which would delay the example's component. */
function awaitError(program: Program, code: string): SourceError | null {
  const found = findTopLevelAwait(program);
  return found && { message: texts.run.topLevelAwait, ...positionAt(code, code.indexOf('await', found.start)) };
}

/** Unicode escapes in identifiers: `\u0061`, `\u{61}`. */
const ESCAPE = /\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

/** Returns an identifier that doesn't occur in the code, by appending a number if necessary. */
export function freeName(wanted: string, code: string): string {
  const text = code.replaceAll(ESCAPE, (escape, long: string | undefined, short: string | undefined) => {
    const codePoint = Number.parseInt(long ?? short ?? '', 16);
    return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : escape;
  });
  let name = wanted;
  for (let number = 1; text.includes(name); number += 1) {
    name = `${wanted}${number}`;
  }
  return name;
}
