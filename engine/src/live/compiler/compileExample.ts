import type { Node, Program } from 'oxc-parser';

import { componentExport, isLink } from '../../examples/componentExport.ts';
import { blank, type TextEdit } from '../../examples/editText.ts';
import { type LinkedImports, linkImports, type UnresolvedImport } from '../../examples/linkImports.ts';
import { moduleImports } from '../../examples/importBindings.ts';
import { moduleNames } from '../../examples/moduleNames.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { offsetAt, type Position, positionAt, scriptLineAt } from '../../core/position.ts';
import { ENTRY_NAME, type FrameModule, type FrameProgram, STEP_FUNCTION } from '../frame/protocol.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { FileId, TabCode } from '../../core/tabCode.ts';
import { containerOf } from './container.ts';
import { type EntryModule, entryModule } from './entryModule.ts';
import { FileModules } from './fileModules.ts';
import { LibraryList, resolveLibrary } from './libraries.ts';
import { childrenOf, loopGuards } from './loopGuards.ts';
import { type ParsedProgram, parseProgram } from './parseProgram.ts';
import { JSX_RUNTIME, toCommonJs, parserError } from './transformCode.ts';
import type { ImportTarget, ImportTargets, WantedImport } from '../../examples/importLocator.ts';
import type { ScopeOwners } from '../../examples/scopeExports.ts';
import { ownValue } from '../../core/ownValue.ts';

/** A program for the frame, or the first error with its place in the reader's text. */
export type CompiledExample = { ok: true; program: FrameProgram; locate: Locate } | ({ ok: false } & SourceError);

/** Place in the reader's text of a place in the module that runs, as a stack trace names it. */
export type Locate = (position: Position) => Position;

/**
 * Compiles what a reader made of an example, by the rules of the build (`ExamplePreparer`). Never throws, whatever
 * the text is; for some texts it takes practically forever.
 * @param slug the example of the tab that the text takes the place of
 */
export function compileExample(text: string, tab: TabCode, slug: string, setup: LiveSetup): CompiledExample {
  try {
    return compile(text, tab, slug, setup);
  } catch (error) {
    return { ok: false, ...parserError(error, text) };
  }
}

function compile(text: string, tab: TabCode, slug: string, setup: LiveSetup): CompiledExample {
  const parsed = parseProgram(text, ENTRY_NAME);
  if (!parsed.ok) {
    return parsed;
  }
  const waiting = awaitError(parsed.program, parsed.code);
  if (waiting) {
    return { ok: false, ...waiting, ...parsed.before(waiting) };
  }
  const component = componentExport(parsed.program, parsed.code, 'function');
  if (!component.ok) {
    return { ...component, ...parsed.before(component) };
  }
  const names = moduleNames(parsed.program);
  const undeclared = component.assigned.filter((name) => !names.declared.has(name));
  const declared = new Set([...names.declared, ...undeclared]);
  const imports = new TabImports(tab, slug, setup);
  const linked = linkImports(parsed.program, parsed.code, { ...names, declared }, imports, imports);
  const [missing] = linked.missing;
  if (missing) {
    return { ok: false, ...missingProblem(missing, parsed) };
  }
  const step = freeName(STEP_FUNCTION, parsed.code);
  // Guards end expressions, the component's edits statements.
  const edits = [...loopGuards(parsed.program, step), ...withoutLinks(parsed), ...component.edits];
  const module = entryModule({ code: parsed.code, edits, linked, undeclared, globals: { [step]: STEP_FUNCTION } });
  const compiled = toCommonJs(module.text, ENTRY_NAME);
  const locate = (position: Position): Position => parsed.before(beforeEdits(position, parsed.code, module));
  if (!compiled.ok) {
    return { ...compiled, ...locate(compiled) };
  }
  const entry = { name: ENTRY_NAME, code: compiled.code, imports: {}, expects: expectedNames(parsed, linked) };
  return {
    ok: true,
    program: makeProgram(entry, linked, tab, slug, setup),
    locate: (position) => locate(compiled.before(position))
  };
}

function makeProgram(
  entry: FrameModule,
  linked: LinkedImports,
  tab: TabCode,
  slug: string,
  setup: LiveSetup
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
  return {
    kind: 'modules',
    ...libraries.toLoad(),
    modules: [entry, ...files.modules],
    entry: ENTRY_NAME,
    container: containerOf(tab, slug, files.styles)
  };
}

/** Names that the code itself imports from libraries, by the line that does, as stack traces count. */
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

function withoutLinks({ program, code }: ParsedProgram): TextEdit[] {
  return program.body.filter((statement) => isLink(statement)).map((statement) => blank(code, statement));
}

/** Place in the program without types of a place in the module made of it. */
function beforeEdits(position: Position, code: string, module: EntryModule): Position {
  return positionAt(code, module.offsetBefore(offsetAt(module.text, position)));
}

function missingProblem({ specifier, line }: UnresolvedImport, parsed: ParsedProgram): SourceError {
  const message = `Cannot find "${specifier}". Examples can import the documented packages and the files beside them.`;
  return { message, ...parsed.before({ line, column: 1 }) };
}

/** Marks a specifier that stands for a file of the tab; what follows is its id. */
const FILE_PREFIX = 'file:';

const STYLE_SHEET = /\.css$/;

/** Resolves imports of an edited example to files of its tab and libraries of the registry. */
class TabImports implements ImportTargets, ScopeOwners {
  readonly #bindings: TabCode['bindings'];
  readonly #files: Record<string, FileId>;
  readonly #setup: LiveSetup;

  constructor(tab: TabCode, slug: string, setup: LiveSetup) {
    this.#bindings = tab.bindings;
    this.#files = ownValue(tab.examples, slug)?.imports ?? {};
    this.#setup = setup;
  }

  target(local: string, own: WantedImport | null): ImportTarget | null {
    const bound = ownValue(this.#bindings, local);
    if (bound) {
      const { from, imported } = bound;
      return this.#module('file' in from ? FILE_PREFIX + from.file : from.package, imported);
    }
    return own && this.#module(this.#specifierOf(own.specifier), own.imported);
  }

  effect(specifier: string): string | null {
    const found = this.#specifierOf(specifier);
    // The sheets of packages are all in the frame's own.
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

const MESSAGE = 'Only async functions can use await: an example is shown at once.';

/** The first `await` outside of functions, for which an example's component would have to wait. */
function awaitError(program: Program, code: string): SourceError | null {
  const found = awaitBelow(program);
  return found && { message: MESSAGE, ...positionAt(code, code.indexOf('await', found.start)) };
}

function awaitBelow(node: Node): Node | null {
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) {
    return node;
  }
  if (/Function/.test(node.type)) {
    return null;
  }
  for (const child of childrenOf(node)) {
    const found = awaitBelow(child);
    if (found) {
      return found;
    }
  }
  return null;
}

/** Letters of names may be written as escapes: `\u0061`, `\u{61}`. */
const ESCAPE = /\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi;
const LAST_CODE_POINT = 0x10_ff_ff;

/** The name that is wanted, with a number behind it if the code mentions it. */
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
