import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

import { type JsxAttribute, writeAttribute } from './jsxAttribute.ts';

/** Code with an inserted attribute, and the range of its value (of its name, if it has no value). */
export interface InsertedProp {
  code: string;
  from: number;
  to: number;
}

const tsx = parser.configure({ dialect: 'jsx ts' });

/**
 * Sets an attribute of the first element of a component.
 * @returns null if the code contains no such element
 */
export function insertProp(code: string, component: string, attribute: JsxAttribute): InsertedProp | null {
  const name = findTagName(tsx.parse(code), code, component);
  if (!name) {
    return null;
  }
  const known = attributesOf(name).find((node) => textOf(code, node.firstChild) === attribute.name);
  const text = writeAttribute(attribute);
  if (known) {
    return placed(code.slice(0, known.from) + text + code.slice(known.to), known.from, attribute);
  }
  const before = separator(code, name);
  return placed(code.slice(0, name.to) + before + text + code.slice(name.to), name.to + before.length, attribute);
}

function placed(code: string, start: number, { name, value }: JsxAttribute): InsertedProp {
  return value === null
    ? { code, from: start, to: start + name.length }
    : { code, from: start + name.length + 1, to: start + name.length + 1 + value.length };
}

function findTagName(tree: Tree, code: string, component: string): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  tree.iterate({
    enter: ({ node }) => {
      if (found) {
        return false;
      }
      if (node.name === 'JSXOpenTag' || node.name === 'JSXSelfClosingTag') {
        const name = node.firstChild?.nextSibling ?? null;
        found = textOf(code, name) === component ? name : null;
      }
      return found === null;
    }
  });
  return found;
}

function attributesOf(name: SyntaxNode): SyntaxNode[] {
  return name.parent?.getChildren('JSXAttribute') ?? [];
}

/** Returns the whitespace before the new attribute: the same as before the first existing one, e.g. a line break. */
function separator(code: string, name: SyntaxNode): string {
  const [first] = attributesOf(name);
  const space = first ? code.slice(name.to, first.from) : ' ';
  return /^\s+$/.test(space) ? space : ' ';
}

function textOf(code: string, node: SyntaxNode | null): string | null {
  return node && code.slice(node.from, node.to);
}
