import type { JSXAttributeItem, JSXElement, JSXElementName, Node } from 'oxc-parser';

import { parseModule } from '../../examples/parseModule.ts';
import { examplesOf, isProgram } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';

/** A JSX element of a component in an example, with nothing but text in it. */
export interface ModelElement {
  /** Attributes whose values are literals. */
  attributes: ReadonlyMap<string, string | boolean>;
  /** Names of the other attributes. */
  computed: ReadonlySet<string>;
  /** Whether it takes more attributes from an object, so that nobody can tell which it has. */
  hasSpread: boolean;
  text: string;
}

/** Attributes that tell nothing about the look of an element. */
const PLAIN_ATTRIBUTE = /^(?:id|key|name|className|style|data-.*|aria-(?!disabled).*|aria[A-Z]\w*|on[A-Z]\w*)$/;

/** Properties that contain the text of an element, as its children do. */
export const CONTENT = /^(?:children|label|title|text|heading)$/;

/** Escaped characters, such as spaces that keep a place. */
const CHARACTER_REFERENCE = /&#?\w+;/;

/** Properties with the address of a picture, which would be broken without it. */
const PICTURE = /^src$|Src$/;

const DISABLED = /^(?:is|aria-?)?disabled$/i;

/**
 * Finds the elements of a component in a tab's examples that contain no others. The plainest comes first, so that readers
 * begin with the component itself: it can be used, has text if others have, and sets the fewest properties. Of equal
 * ones, those in the page come before those in documents of their own.
 * @param technical names of properties that have nothing to do with the look of the component
 */
export function findModelElements(source: Source, component: string, technical: RegExp): ModelElement[] {
  const examples = examplesOf(source).filter(isProgram);
  const inOrder = [
    ...examples.filter(({ isFullscreen }) => !isFullscreen),
    ...examples.filter(({ isFullscreen }) => isFullscreen)
  ];
  const elements = inOrder.flatMap(({ code }) => (code.includes(`<${component}`) ? elementsOf(code, component) : []));
  const isText = elements.some(hasContent);
  return elements.toSorted((one, other) => cost(one, isText, technical) - cost(other, isText, technical));
}

/** Costs of an element as a start. What an expression sets is missing in a playground, and counts twice. */
function cost(element: ModelElement, isText: boolean, technical: RegExp): number {
  const { attributes, computed, hasSpread } = element;
  const isDisabled = [...attributes].some(([name, value]) => DISABLED.test(name) && value !== false);
  const count = (names: Iterable<string>): number =>
    [...names].filter((name) => !PLAIN_ATTRIBUTE.test(name) && !technical.test(name) && !CONTENT.test(name)).length;
  return (
    (isDisabled ? 100 : 0) +
    (hasSpread ? 10 : 0) +
    (isText && !hasContent(element) ? 3 : 0) +
    ([...computed].some((name) => PICTURE.test(name)) ? 10 : 0) +
    2 * count(computed) +
    count(attributes.keys())
  );
}

function hasContent({ attributes, text }: ModelElement): boolean {
  return (text !== '' && !CHARACTER_REFERENCE.test(text)) || [...attributes.keys()].some((name) => CONTENT.test(name));
}

function elementsOf(code: string, component: string): ModelElement[] {
  const parsed = parseModule(code);
  return parsed.ok ? find(parsed.program, component).map(readElement) : [];
}

/** Finds the elements whose children are only text, in the order of the code. */
function find(node: Node, component: string): JSXElement[] {
  const own = node.type === 'JSXElement' && isElementOf(node, component) && node.children.every(isText) ? [node] : [];
  const children = Object.values(node).flat() as unknown[];
  return [...own, ...children.flatMap((child) => (isNode(child) ? find(child, component) : []))];
}

function readElement(element: JSXElement): ModelElement {
  const { attributes } = element.openingElement;
  const literals = new Map(attributes.flatMap(literalAttribute));
  const names = attributes.flatMap((item) => attributeName(item) ?? []);
  return {
    attributes: literals,
    computed: new Set(names.filter((name) => !literals.has(name))),
    hasSpread: attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
    text: textOf(element)
  };
}

function isElementOf({ openingElement: { name } }: JSXElement, component: string): boolean {
  return elementName(name) === component;
}

function elementName(name: JSXElementName): string {
  if (name.type === 'JSXMemberExpression') {
    return `${elementName(name.object)}.${name.property.name}`;
  }
  return name.type === 'JSXIdentifier' ? name.name : '';
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

function attributeName(item: JSXAttributeItem): string | null {
  return item.type === 'JSXAttribute' && item.name.type === 'JSXIdentifier' ? item.name.name : null;
}

function literalAttribute(item: JSXAttributeItem): [string, string | boolean][] {
  const name = attributeName(item);
  if (name === null || item.type !== 'JSXAttribute') {
    return [];
  }
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
