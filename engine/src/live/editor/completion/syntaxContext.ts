import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** Longest wait for the parser before completion makes do with an incomplete tree. */
const PARSE_MS = 500;

/**
 * Returns the syntax tree up to a position. The tree of the state itself may end before it: the editor parses in short
 * time slices, which slow devices exceed.
 */
export function parsedTree(state: EditorState, upTo = state.doc.length): ReturnType<typeof syntaxTree> {
  return ensureSyntaxTree(state, upTo, PARSE_MS) ?? syntaxTree(state);
}

/** Syntactic context of the cursor. `from` is the offset at which the word begins. */
export type SyntaxContext =
  | { kind: 'tag'; from: number }
  | { kind: 'prop'; from: number; tag: string; present: ReadonlySet<string> }
  | { kind: 'value'; from: number; tag: string; prop: string }
  | { kind: 'specifier'; from: number }
  | { kind: 'importName'; from: number; specifier: string; present: ReadonlySet<string> };

const TAGS = new Set(['JSXOpenTag', 'JSXSelfClosingTag', 'JSXFragmentTag']);

/** Returns null in contexts without reference data. */
export function syntaxContext(state: EditorState, pos: number): SyntaxContext | null {
  const node = parsedTree(state, pos).resolveInner(pos, -1);
  return importContext(state, node, pos) ?? valueContext(state, node) ?? tagContext(state, node, pos);
}

/** Returns the component name of a tag; null for HTML elements. */
export function tagName(state: EditorState, tag: SyntaxNode): string | null {
  const name = tag.getChild('JSXIdentifier');
  return name && state.sliceDoc(name.from, name.to);
}

export function ancestor(node: SyntaxNode, isWanted: (name: string) => boolean): SyntaxNode | null {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (isWanted(at.name)) {
      return at;
    }
  }
  return null;
}

function importContext(state: EditorState, node: SyntaxNode, pos: number): SyntaxContext | null {
  const declaration = ancestor(node, (name) => name === 'ImportDeclaration');
  if (!declaration) {
    return null;
  }
  if (node.name === 'String' && pos > node.from) {
    return { kind: 'specifier', from: node.from + 1 };
  }
  const group = ancestor(node, (name) => name === 'ImportGroup');
  const text = declaration.getChild('String');
  if (!group || !text || pos <= group.from) {
    return null;
  }
  const present = state.sliceDoc(group.from + 1, group.to - 1).match(/[\w$]+/g) ?? [];
  const from = wordStart(state, pos);
  return {
    kind: 'importName',
    from,
    specifier: state.sliceDoc(text.from + 1, text.to - 1),
    present: new Set(present.filter((name) => name !== state.sliceDoc(from, pos)))
  };
}

/** Inside `prop="…"` and `prop={'…'}`. */
function valueContext(state: EditorState, node: SyntaxNode): SyntaxContext | null {
  const { parent } = node;
  const isInEscape = node.name === 'String' && parent?.name === 'JSXEscape';
  const attribute = isInEscape ? parent.parent : parent;
  const tag = attribute?.parent;
  if ((node.name !== 'JSXAttributeValue' && !isInEscape) || attribute?.name !== 'JSXAttribute' || !tag) {
    return null;
  }
  const name = attribute.getChild('JSXIdentifier');
  const component = tagName(state, tag);
  return name && component !== null
    ? { kind: 'value', from: node.from + 1, tag: component, prop: state.sliceDoc(name.from, name.to) }
    : null;
}

function tagContext(state: EditorState, node: SyntaxNode, pos: number): SyntaxContext | null {
  const tag = ancestor(node, (name) => TAGS.has(name) || name === 'JSXAttribute' || name === 'JSXEscape');
  const open = tag?.name === 'JSXAttribute' && node.name === 'JSXIdentifier' ? tag.parent : tag;
  if (!open || !TAGS.has(open.name)) {
    return null;
  }
  const start = open.getChild('JSXStartTag');
  const name = open.getChild('JSXIdentifier') ?? open.getChild('JSXBuiltin') ?? open.getChild('JSXMemberExpression');
  if (start && pos >= start.to && (!name || pos <= name.to)) {
    return { kind: 'tag', from: start.to };
  }
  const component = tagName(state, open);
  const from = wordStart(state, pos, /[\w$-]/);
  if (component === null || pos >= endOfTag(open) || !/\s/.test(state.sliceDoc(from - 1, from))) {
    return null;
  }
  const attributes = open.getChildren('JSXAttribute').filter((attribute) => attribute.from !== from);
  const present = attributes.map(
    (attribute) => state.sliceDoc(attribute.from, attribute.to).match(/^[\w$-]+/)?.[0] ?? ''
  );
  return { kind: 'prop', from, tag: component, present: new Set(present) };
}

function endOfTag(tag: SyntaxNode): number {
  const end = tag.getChild('JSXEndTag') ?? tag.getChild('JSXSelfCloseEndTag');
  return end ? end.from + 1 : tag.to + 1;
}

function wordStart(state: EditorState, pos: number, part = /[\w$]/): number {
  let from = pos;
  while (from > 0 && part.test(state.sliceDoc(from - 1, from))) {
    from -= 1;
  }
  return from;
}
