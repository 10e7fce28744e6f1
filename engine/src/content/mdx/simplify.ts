import type { Element, ElementContent, Properties } from 'hast';

import { constantOf, expressionOf, type KnownValues } from './constants.ts';
import { dataOf, isComponent, isExpression, isJsx, type JsxElement, type MdxNode, programOf } from './mdxNodes.ts';
import { rootName } from './walkProgram.ts';

/** What the text of a page may name. */
export interface TextScope {
  /** Names of imports and declarations. */
  names: ReadonlySet<string>;
  /** Names of imports alone. */
  imported: ReadonlySet<string>;
  known: KnownValues;
}

type JsxAttribute = JsxElement['attributes'][number];

/**
 * Turns into HTML what needs no program: elements in JSX whose attributes are constant, constant expressions, comments,
 * and fragments. Attributes of Markdown components become texts, as in other Markdown: bare names, and expressions as
 * their source in braces.
 */
export function simplify(nodes: readonly MdxNode[], scope: TextScope): MdxNode[] {
  return nodes.flatMap((node): MdxNode[] => {
    if (isExpression(node)) {
      return simplifyExpression(node, scope);
    }
    if (!('children' in node)) {
      return [node];
    }
    const children = simplify(node.children, scope) as ElementContent[];
    if (!isJsx(node)) {
      return [{ ...node, children: [...children, ...idComment(node)] }];
    }
    if (node.name === null) {
      return children;
    }
    if (!isComponent(node)) {
      const properties = propertiesOf(node.attributes, scope);
      return properties === null ? [{ ...node, children }] : [elementOf(node, properties, children)];
    }
    const attributes = scope.names.has(rootName(node.name))
      ? node.attributes
      : node.attributes.flatMap((attribute) => simplifyAttribute(attribute, scope));
    return [{ ...node, attributes, children }];
  });
}

const HEADING = /^h[1-6]$/;
const ID_COMMENT = /^\/\*\s*(#[^\s{}]+)\s*\*\/$/;

/** The id of a heading that ends in a comment, `{/* #id *\/}`, as authors write it in braces; empty for none. */
function idComment(node: MdxNode): ElementContent[] {
  const last = node.type === 'element' && HEADING.test(node.tagName) ? node.children.at(-1) : undefined;
  const id = last !== undefined && isExpression(last) ? ID_COMMENT.exec(last.value.trim())?.[1] : undefined;
  return id === undefined ? [] : [{ type: 'text', value: ` {${id}}` }];
}

/** Whether only a program can make the HTML of a node that was simplified, or of one within it. */
export function needsProgram(node: MdxNode, { names }: Pick<TextScope, 'names'>): boolean {
  if (isExpression(node)) {
    return true;
  }
  if (isJsx(node)) {
    const isMarkdown = node.name !== null && isComponent(node) && !names.has(rootName(node.name));
    return (
      !isMarkdown || !node.attributes.every(isText) || node.children.some((child) => needsProgram(child, { names }))
    );
  }
  return 'children' in node && node.children.some((child) => needsProgram(child, { names }));
}

function isText({ type, value }: JsxAttribute): boolean {
  return type === 'mdxJsxAttribute' && (typeof value === 'string' || value === null || value === undefined);
}

function simplifyExpression(node: MdxNode & { value: string }, { known }: TextScope): MdxNode[] {
  const program = programOf(node as Parameters<typeof programOf>[0]);
  if (program?.body.length === 0) {
    return [];
  }
  const expression = expressionOf(program);
  const constant = expression && constantOf(expression, known);
  if (constant === null) {
    return [node];
  }
  const { value } = constant;
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ type: 'text', value: String(value), ...(node.position && { position: node.position }) }];
  }
  return typeof value === 'object' && value !== null ? [node] : [];
}

/** An element of HTML that was written in JSX. */
function elementOf(node: JsxElement, properties: Properties, children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties,
    children,
    data: dataOf({ isRaw: true }),
    ...(node.position && { position: node.position })
  };
}

/** Attributes that only React knows. */
const OF_REACT: ReadonlySet<string> = new Set(['key', 'ref']);

/** Null if a program has to compute one of them. */
function propertiesOf(attributes: readonly JsxAttribute[], scope: TextScope): Properties | null {
  const properties: Properties = {};
  for (const attribute of attributes) {
    const constant = attribute.type === 'mdxJsxAttribute' ? valueOf(attribute, scope) : null;
    if (attribute.type !== 'mdxJsxAttribute' || constant === null) {
      return null;
    }
    const { name } = attribute;
    const value = name === 'style' ? styleOf(constant.value) : constant.value;
    if (OF_REACT.has(name) || value === null || value === undefined) {
      continue;
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      return null;
    }
    if (name === 'class' || name === 'className') {
      properties['className'] = String(value).split(/\s+/).filter(Boolean);
    } else {
      properties[name] = value;
    }
  }
  return properties;
}

type NamedAttribute = Extract<JsxAttribute, { type: 'mdxJsxAttribute' }>;

/** The value of an attribute if it is constant. */
function valueOf({ value }: NamedAttribute, { known }: TextScope): { value: unknown } | null {
  if (typeof value === 'string') {
    return { value };
  }
  if (value === null || value === undefined) {
    return { value: true };
  }
  const expression = expressionOf(programOf(value));
  return expression && constantOf(expression, known);
}

/** Writes the properties of a style, as React does: numbers are lengths in pixels. */
function styleOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  const entries = Object.entries(value as Record<string, unknown>);
  // React knows which properties are plain numbers.
  if (!entries.every(([, each]) => typeof each === 'string')) {
    return value;
  }
  return entries
    .map(
      ([name, each]) =>
        `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${String(each)}`
    )
    .join('; ');
}

/** An attribute of a Markdown component as text, if its value is constant, or is a name that the page imports. */
function simplifyAttribute(attribute: JsxAttribute, scope: TextScope): JsxAttribute[] {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null) {
    return [attribute];
  }
  const expression = expressionOf(programOf(attribute.value));
  if (expression?.type === 'Identifier' && scope.imported.has(expression.name)) {
    return [{ ...attribute, value: `{${expression.name}}` }];
  }
  const constant = valueOf(attribute, scope);
  if (constant === null) {
    return [attribute];
  }
  const { value } = constant;
  if (value === false || value === null || value === undefined) {
    return [];
  }
  const text = value === true ? null : typeof value === 'string' ? value : `{${JSON.stringify(value)}}`;
  return [{ ...attribute, value: text }];
}
