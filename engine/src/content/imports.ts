import { parseSync, type StaticImport } from 'oxc-parser';
import type { MarkdownImport, Problem } from '../model.ts';
import { createFenceTracker } from './fenceTracker.ts';
import { error } from './problem.ts';

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
  const problems = parsed.errors.map((fault) => {
    const location = { file, line: lineAt(fault.labels[0]?.start ?? 0) };
    return error(
      'import-syntax',
      `An import can't be read: ${fault.message}`,
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
