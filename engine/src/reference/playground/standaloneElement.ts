import type { JSXAttributeItem, JSXElement, Node } from 'oxc-parser';

import { parseModule } from '../../examples/parseModule.ts';

/** An element of a component that needs nothing around it: its attributes with plain values, and its text. */
export interface StandaloneElement {
  attributes: ReadonlyMap<string, string | boolean>;
  text: string;
}

/** The first element of a component in the code of an example that holds text or nothing, no other elements. */
export function standaloneElement(code: string, component: string): StandaloneElement | null {
  const parsed = parseModule(code);
  const element = parsed.ok ? find(parsed.program, component) : null;
  return (
    element && {
      attributes: new Map(element.openingElement.attributes.flatMap(plainAttribute)),
      text: textOf(element)
    }
  );
}

function find(node: Node, component: string): JSXElement | null {
  if (node.type === 'JSXElement' && isElementOf(node, component) && node.children.every(isText)) {
    return node;
  }
  for (const child of Object.values(node).flat() as unknown[]) {
    const found = isNode(child) ? find(child, component) : null;
    if (found) {
      return found;
    }
  }
  return null;
}

function isElementOf({ openingElement: { name } }: JSXElement, component: string): boolean {
  return name.type === 'JSXIdentifier' && name.name === component;
}

function isText(node: JSXElement['children'][number]): boolean {
  return node.type === 'JSXText' || (node.type === 'JSXExpressionContainer' && isStringLiteral(node.expression));
}

function textOf({ children }: JSXElement): string {
  const texts = children.map((node) => {
    if (node.type === 'JSXText') {
      return node.value;
    }
    return node.type === 'JSXExpressionContainer' && isStringLiteral(node.expression) ? node.expression.value : '';
  });
  return texts.join('').replace(/\s+/g, ' ').trim();
}

function plainAttribute(item: JSXAttributeItem): [string, string | boolean][] {
  if (item.type !== 'JSXAttribute' || item.name.type !== 'JSXIdentifier') {
    return [];
  }
  const { name } = item.name;
  if (item.value === null) {
    return [[name, true]];
  }
  const value = item.value.type === 'JSXExpressionContainer' ? item.value.expression : item.value;
  if (value.type !== 'Literal' || value.value === null) {
    return [];
  }
  return typeof value.value === 'boolean' ? [[name, value.value]] : [[name, String(value.value)]];
}

function isStringLiteral(node: Node): node is Node & { type: 'Literal'; value: string } {
  return node.type === 'Literal' && typeof node.value === 'string';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
