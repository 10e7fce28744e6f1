import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { Program } from 'oxc-parser';

import { offsetAt, positionAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { limitError } from '../compiler/codeLimits.ts';
import { parseProgram } from '../compiler/parseProgram.ts';

/** Code to check, parsed without its types. */
export interface CheckedProgram {
  program: Program;
  /** What the offsets in the tree belong to; it has the lines of the text. */
  code: string;
  /** Returns the place in the text of an offset in the tree. */
  originalOffset: (offset: number) => number;
  /**
   * True if the author says of a value at an offset of the text that it has another type than that of its own.
   * @param ofObject the author may also say so of an object that the value is in
   */
  isCast: (offset: number, ofObject: boolean) => boolean;
}

const typescript = parser.configure({ dialect: 'ts jsx' });

/**
 * Parses code like `parseProgram`, and keeps the imports of types, which are checked as well.
 * @param text with line feeds as line terminators
 * @param hasElements false for TypeScript in which `<T>value` is a cast
 */
export function parseCheckedCode(
  text: string,
  name: string,
  hasElements: boolean
): ({ ok: true } & CheckedProgram) | ({ ok: false } & SourceError) {
  const limit = limitError(text);
  if (limit) {
    return { ok: false, ...limit };
  }
  const tree = typescript.parse(text);
  const parsed = parseProgram(withTypeImports(text, tree), name, { keepsImports: true, hasElements });
  if (!parsed.ok) {
    return parsed;
  }
  const { code, program } = parsed;
  const mapped = (offset: number): number => offsetAt(text, parsed.originalPosition(positionAt(code, offset)));
  return {
    ok: true,
    program,
    code,
    originalOffset: (offset) => originalOffset(offset, { code, text, mapped }),
    isCast: (offset, ofObject) => isCast(tree.resolveInner(offset, 1), ofObject)
  };
}

/** Blanks the keyword `type` of imports, which keeps all places. */
function withTypeImports(text: string, tree: Tree): string {
  const keywords: { from: number; to: number }[] = [];
  tree.iterate({
    enter({ name, from, to, node }) {
      if (name === 'type' && hasAncestor(node, 'ImportDeclaration')) {
        keywords.push({ from, to });
      }
    }
  });
  return keywords.reduce(
    (before, { from, to }) => before.slice(0, from) + ' '.repeat(to - from) + before.slice(to),
    text
  );
}

function hasAncestor(node: SyntaxNode, name: string): boolean {
  for (let around = node.parent; around !== null; around = around.parent) {
    if (around.name === name) {
      return true;
    }
  }
  return false;
}

interface Mapping {
  code: string;
  text: string;
  mapped: (offset: number) => number;
}

/**
 * Source maps know where tokens begin; what is within one, such as a class in a text, is as far from there in both texts.
 */
function originalOffset(offset: number, { code, text, mapped }: Mapping): number {
  const found = mapped(offset);
  if (offset === 0 || mapped(offset - 1) !== found) {
    return found;
  }
  let from = code.lastIndexOf('\n', offset - 1) + 1;
  let to = offset;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (mapped(middle) === found) {
      to = middle;
    } else {
      from = middle + 1;
    }
  }
  const place = found + (offset - to);
  return code.slice(to, offset) === text.slice(found, place) ? place : found;
}

/** What an author says of the whole value of an attribute, not of a part of the code in it. */
const VALUE_ENDS = new Set(['JSXAttribute', 'JSXElement', 'ArrowFunction', 'FunctionExpression', 'ArgList']);

function isCast(node: SyntaxNode, ofObject: boolean): boolean {
  const isEnd = ({ name }: SyntaxNode): boolean => VALUE_ENDS.has(name) || (name === 'Property' && !ofObject);
  for (let around: SyntaxNode | null = node; around && !isEnd(around); around = around.parent) {
    const keyword = around.name === 'BinaryExpression' ? around.getChild('as') : null;
    if (keyword && keyword.nextSibling?.name !== 'const') {
      return true;
    }
  }
  return false;
}
