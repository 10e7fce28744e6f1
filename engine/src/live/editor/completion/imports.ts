import { parsedTree } from './syntaxContext.ts';
import type { ChangeSpec, EditorState } from '@codemirror/state';

import type { SyntaxNode } from './syntaxContext.ts';
import type { IndexEntry, ReferenceData } from './referenceData.ts';

/** An import binding. */
interface ImportedName {
  specifier: string;
  /** Exported name, `default`, or `*` for the namespace. */
  imported: string;
}

/** A possibly incomplete import declaration. */
interface ImportDeclaration {
  specifier: string;
  /** Insertion offset between its braces; `isEmpty` if they contain no names. */
  braces: { end: number; isEmpty: boolean } | null;
  isType: boolean;
  to: number;
}

interface Imports {
  names: ReadonlyMap<string, ImportedName>;
  declarations: readonly ImportDeclaration[];
}

/** Returns the complete imports of the code. */
export function readImports(state: EditorState): Imports {
  const names = new Map<string, ImportedName>();
  const declarations: ImportDeclaration[] = [];
  for (const node of parsedTree(state).topNode.getChildren('ImportDeclaration')) {
    const specifier = specifierOf(state, node);
    if (specifier !== null) {
      const group = node.getChild('ImportGroup');
      declarations.push({
        specifier,
        braces: group && bracesOf(state, group),
        isType: node.getChild('type') !== null,
        to: node.to
      });
      for (const [local, imported] of [...namesBefore(state, node), ...(group ? namesIn(state, group) : [])]) {
        names.set(local, { specifier, imported });
      }
    }
  }
  return { names, declarations };
}

function specifierOf(state: EditorState, node: SyntaxNode): string | null {
  const text = node.getChild('String');
  return text && state.sliceDoc(text.from + 1, text.to - 1);
}

/** `import local, * as local` */
function namesBefore(state: EditorState, node: SyntaxNode): [local: string, imported: string][] {
  const isAll = node.getChild('Star') !== null;
  return node
    .getChildren('VariableDefinition')
    .map((name) => [state.sliceDoc(name.from, name.to), isAll ? '*' : 'default']);
}

/** `{ imported, imported as local }` */
function namesIn(state: EditorState, group: SyntaxNode): [local: string, imported: string][] {
  const text = state.sliceDoc(group.from + 1, group.to - 1);
  return text
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => /^[\w$]+(\s+as\s+[\w$]+)?$/.test(part))
    .map((part) => {
      const [imported = '', local = imported] = part.split(/\s+as\s+/);
      return [local, imported];
    });
}

function bracesOf(state: EditorState, group: SyntaxNode): ImportDeclaration['braces'] {
  const text = state.sliceDoc(group.from, group.to);
  if (!text.endsWith('}')) {
    return null;
  }
  const inside = text.slice(1, -1);
  const end = group.from + 1 + inside.trimEnd().length;
  return { end: inside.trimEnd().endsWith(',') ? end - 1 : end, isEmpty: inside.trim() === '' };
}

/** Returns the change that adds an import; null if the name is already imported. */
export function importChange(state: EditorState, name: string, specifier: string): ChangeSpec | null {
  const { names, declarations } = readImports(state);
  if (names.has(name)) {
    return null;
  }
  const known = declarations.find(
    (declaration) => declaration.specifier === specifier && declaration.braces && !declaration.isType
  );
  if (known?.braces) {
    const { end, isEmpty } = known.braces;
    return { from: end, insert: isEmpty ? ` ${name} ` : `, ${name}` };
  }
  const line = `import { ${name} } from '${specifier}';`;
  const last = declarations.at(-1);
  return last ? { from: last.to, insert: `\n${line}` } : { from: 0, insert: `${line}\n\n` };
}

/** Returns the documented component for a tag in the code, or null. */
export async function findComponent(data: ReferenceData, state: EditorState, tag: string): Promise<IndexEntry | null> {
  const index = await data.index();
  const imported = readImports(state).names.get(tag);
  if (!imported) {
    // Programs can use imports of the page's Markdown without an import. Ambiguous names are not resolved.
    const same = index.filter(({ name, kind }) => name === tag && kind === 'component');
    return same.length === 1 ? (same[0] ?? null) : null;
  }
  const { specifier } = imported;
  const name = imported.imported === 'default' ? tag : imported.imported;
  return (
    index.find(({ id }) => id === `${specifier}/${name}` || id === `${specifier}/${imported.imported}`) ??
    index.find((entry) => entry.name === name && isWithin(specifier, entry.package)) ??
    null
  );
}

function isWithin(specifier: string, packageName: string): boolean {
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}
