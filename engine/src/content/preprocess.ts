import { parseSync, type StaticImport } from 'oxc-parser';
import type { MarkdownImport, Problem } from '../model.ts';
import { error } from './problem.ts';

const FENCE_OPENING = /^[\s>]*(`{3,}|~{3,})/;

/**
 * Makes a function that, given the lines of a Markdown text in order, tells of each whether it belongs to a code
 * fence; the fence's own two lines do. However deep a fence is indented, it counts.
 */
export function createFenceTracker(): (line: string) => boolean {
  let opening: string | null = null;
  return (line) => {
    if (opening === null) {
      opening = FENCE_OPENING.exec(line)?.[1] ?? null;
      return opening !== null;
    }
    if (closesFence(line, opening)) {
      opening = null;
    }
    return true;
  };
}

/** True if the line is the same character as the opening, at least as often, and nothing else. */
function closesFence(line: string, opening: string): boolean {
  // Nearly all lines of a site's code end here.
  if (!line.includes(opening)) {
    return false;
  }
  const bare = line.replace(/^[\s>]*/, '').trimEnd();
  return bare.length >= opening.length && bare === opening.charAt(0).repeat(bare.length);
}

/** Prose up to a comment; a comment's opening within a code span is prose. */
const UP_TO_COMMENT = /^(?:(`+)(?!`).*?[^`]\1(?!`)|(?!<!--).)*/;

/**
 * Removes HTML comments from Markdown and keeps its line breaks. A comment that opens in a code fence or a code span
 * is code and stays; one that opens in prose goes with all that it holds, fences and headings included.
 */
export function stripComments(markdown: string): string {
  if (!markdown.includes('<!--')) {
    return markdown;
  }
  const isCode = createFenceTracker();
  let inComment = false;
  const lines = markdown.split('\n').map((line) => {
    if (!inComment && isCode(line)) {
      return line;
    }
    const result = stripLine(line, inComment);
    inComment = result.inComment;
    return result.kept;
  });
  return lines.join('\n');
}

function stripLine(line: string, startsInComment: boolean): { kept: string; inComment: boolean } {
  let rest = line;
  let kept = '';
  let inComment = startsInComment;
  while (rest) {
    if (inComment) {
      const end = rest.indexOf('-->');
      if (end === -1) {
        break;
      }
      rest = rest.slice(end + 3);
      inComment = false;
    } else {
      const prose = UP_TO_COMMENT.exec(rest)?.[0] ?? '';
      kept += prose;
      rest = rest.slice(prose.length);
      if (rest) {
        rest = rest.slice(4);
        inComment = true;
      }
    }
  }
  return { kept: kept.trim() ? kept : '', inComment };
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
 * Takes the import statements out of a Markdown body: they begin in the first column, outside of code fences, mostly
 * at the head. Imports of types alone bind nothing and are dropped.
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
  const lineAt = (offset: number): number => statements.slice(0, offset).split('\n').length;
  const problems = parsed.errors.map((problem) => {
    const location = { file, line: lineAt(problem.labels[0]?.start ?? 0) };
    return error(
      'import-syntax',
      `An import can't be read: ${problem.message}`,
      location,
      'Correct the import statement.'
    );
  });
  const imports = parsed.module.staticImports.flatMap((entry) => bindingsOf(entry, lineAt(entry.start)));
  return { imports, body, problems };
}

/** Indexes of the lines that belong to import statements. One that never ends is prose. */
function importLines(lines: readonly string[]): ReadonlySet<number> {
  const isCode = createFenceTracker();
  const taken = new Set<number>();
  let open: number[] | null = null;
  for (const [index, line] of lines.entries()) {
    if (isCode(line) || line.trim() === '') {
      open = null;
    } else if (STATEMENT_START.test(line)) {
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
