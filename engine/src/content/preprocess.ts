import { parseSync, type StaticImport } from 'oxc-parser';
import type { Location, MarkdownImport, Problem } from '../model.ts';
import { codeLines, positionsInCode } from './markdown/codeRanges.ts';
import { error } from './problem.ts';

const OPENING = '<!--';
const CLOSING = '-->';

interface StrippedComments {
  /** The text without comments; it has the same lines. */
  text: string;
  problems: Problem[];
}

/**
 * Removes HTML comments from Markdown and keeps its line breaks. A comment that opens in code is code and stays; one
 * that opens in prose goes with all that it holds, code and headings included. One that never ends is reported, and
 * shown as text, since everything after it would be gone.
 */
export function stripComments(markdown: string, file: string): StrippedComments {
  const problems: Problem[] = [];
  let text = markdown;
  for (let start = nextComment(text, 0); start !== null; start = nextComment(text, start)) {
    const end = endOfComment(text, start);
    if (end === null && !problems.some(({ code }) => code === 'open-comment')) {
      const location = { file, line: lineAt(text, start) };
      problems.push(
        error('open-comment', 'The comment that begins here never ends.', location, 'Close it with "-->".')
      );
    }
    if (end !== null && INCLUDE.test(text.slice(start, end))) {
      problems.push(includeProblem({ file, line: lineAt(text, start) }));
    }
    text = end === null ? `${text.slice(0, start)}&lt;${text.slice(start + 1)}` : cut(text, start, end);
  }
  return { text, problems };
}

/** A comment by which other tools include a file. */
const INCLUDE = /^<!--\s*@?include\b:?\s*\S+\.\w/;

function includeProblem(location: Location): Problem {
  const message = 'A comment includes nothing: what the file says is missing here.';
  const hint = 'Write import Part from "./_part.md" and <Part />.';
  return error('unsupported-include', message, location, hint);
}

/** Position of the first comment in prose; null if there is none. */
function nextComment(text: string, from: number): number | null {
  const openings: number[] = [];
  for (let at = text.indexOf(OPENING, from); at !== -1; at = text.indexOf(OPENING, at + OPENING.length)) {
    openings.push(at);
  }
  if (openings.length === 0) {
    return null;
  }
  const inCode = positionsInCode(text, openings, OPENING.length);
  return openings.find((at) => !inCode.has(at) && !isEscaped(text, at)) ?? null;
}

function isEscaped(text: string, at: number): boolean {
  const [backslashes = ''] = /\\*$/.exec(text.slice(Math.max(0, at - 100), at)) ?? [];
  return backslashes.length % 2 === 1;
}

/** Position after a comment. `<!-->` and `<!--->` are whole comments, as in HTML. */
function endOfComment(text: string, start: number): number | null {
  const [short] = /^<!---?>/.exec(text.slice(start, start + CLOSING.length + OPENING.length)) ?? [];
  const end = text.indexOf(CLOSING, start + OPENING.length);
  return short ? start + short.length : end === -1 ? null : end + CLOSING.length;
}

/** Removes a part of a text but for its line breaks. Lines of which only spaces are left become empty. */
function cut(text: string, start: number, end: number): string {
  const breaks = text.slice(start, end).replace(/[^\n]+/g, '');
  const kept = text.slice(0, start) + breaks + text.slice(end);
  const first = start === 0 ? 0 : kept.lastIndexOf('\n', start - 1) + 1;
  const next = kept.indexOf('\n', start + breaks.length);
  const last = next === -1 ? kept.length : next;
  return kept.slice(0, first) + kept.slice(first, last).replace(/^[^\S\n]+$/gm, '') + kept.slice(last);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export interface SplitImports {
  imports: MarkdownImport[];
  /** The text with blank lines in place of the imports. */
  body: string;
  problems: Problem[];
}

const STATEMENT_START = /^import\s*(?:['"{]|\*\s*as\s|type\s+[{\w*]|[\w$]+\s*,|[\w$]+\s+from\s)/;
const STATEMENT_END = /(['"])[^'"]+\1\s*;?\s*$/;

/**
 * Takes the import statements out of a Markdown body: they begin in the first column, outside of code, mostly at
 * the head. Imports of types alone bind nothing and are dropped.
 */
export function splitImports(text: string, file: string): SplitImports {
  const lines = text.split('\n');
  const taken = importLines(lines);
  const statements = lines.map((line, index) => (taken.has(index) ? line : '')).join('\n');
  const body = lines.map((line, index) => (taken.has(index) ? '' : line)).join('\n');
  if (taken.size === 0) {
    return { imports: [], body, problems: [] };
  }
  const parsed = parseSync('imports.ts', statements);
  const problems = parsed.errors.map((problem) => {
    const location = { file, line: lineAt(statements, problem.labels[0]?.start ?? 0) };
    return error(
      'import-syntax',
      `An import can't be read: ${problem.message}`,
      location,
      'Correct the import statement.'
    );
  });
  const imports = parsed.module.staticImports.flatMap((entry) => bindingsOf(entry, lineAt(statements, entry.start)));
  return { imports, body, problems };
}

/** Indexes of the lines that belong to import statements. One that never ends is prose. */
function importLines(lines: readonly string[]): ReadonlySet<number> {
  if (!lines.some((line) => STATEMENT_START.test(line))) {
    return new Set();
  }
  const text = lines.join('\n');
  const isCode = codeLines(text);
  const starts = startsInProse(lines, text);
  const taken = new Set<number>();
  let open: number[] | null = null;
  for (const [index, line] of lines.entries()) {
    if (isCode.has(index) || line.trim() === '') {
      open = null;
    } else if (starts.has(index)) {
      open = [index];
    } else {
      open?.push(index);
    }
    if (open && STATEMENT_END.test(line)) {
      open.forEach((member) => taken.add(member));
      open = null;
    }
  }
  return taken;
}

/** Indexes of the lines that begin an import statement, outside of code. */
function startsInProse(lines: readonly string[], text: string): ReadonlySet<number> {
  const starts = new Map<number, number>();
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    if (STATEMENT_START.test(line)) {
      starts.set(offset, index);
    }
    offset += line.length + 1;
  }
  const inCode = positionsInCode(text, [...starts.keys()]);
  return new Set([...starts].filter(([at]) => !inCode.has(at)).map(([, index]) => index));
}

function bindingsOf(statement: StaticImport, line: number): MarkdownImport[] {
  const specifier = statement.moduleRequest.value;
  if (statement.entries.length === 0) {
    return [{ local: null, imported: null, specifier, line }];
  }
  return statement.entries
    .filter((entry) => !entry.isType)
    .map((entry) => ({ local: entry.localName.value, imported: importedName(entry.importName), specifier, line }));
}

function importedName(name: StaticImport['entries'][number]['importName']): string {
  const kind: `${typeof name.kind}` = name.kind;
  if (kind === 'NamespaceObject') {
    return '*';
  }
  return (kind === 'Name' && name.name) || 'default';
}
