import type { JSXAttributeItem, JSXElement, JSXElementName, Node } from 'oxc-parser';

import type { Source } from '../../model.ts';
import type { Entry, PropRow } from '../entry.ts';
import { examplesOf, isProgram } from '../../examples/siteExamples.ts';
import { CHILDREN, type Playground, type PlaygroundControl } from '../../core/playground.ts';
import { choiceValues, valueOfDefault } from '../../core/propTypes.ts';
import { parseModule } from '../../examples/parseModule.ts';

/** A playground, or the reason why a component has none. */
type PlaygroundResult = { ok: true; playground: Playground } | { ok: false; reason: string };

type Component = Extract<Entry, { kind: 'component' }>;

/** Maximum number of controls; more would hide the important ones. */
const MAX_CONTROLS = 24;
const MAX_CHOICES = 12;

/** Properties without a visible effect. */
const INVISIBLE =
  /^(?:className|style|id|key|ref|innerRef|tabIndex|component|type|role|name|ouia\w*|data-.*|aria-.*|aria[A-Z]\w*|\w+Aria[A-Z]\w*)$/;
const NODE = /^(?:React\.)?ReactNode$/;

/**
 * Creates the playground of a component from its reference entry and the first example that uses it standalone, which
 * shows which props it needs.
 */
export function makePlayground(entry: Component, source: Source): PlaygroundResult {
  const { name: component, importLine } = entry;
  if (importLine === null) {
    return { ok: false, reason: 'No package exports it.' };
  }
  const element = firstElement(source, component);
  if (!element) {
    return { ok: false, reason: 'No example shows it without other elements in it.' };
  }
  const props = [...entry.props, ...entry.inherited.flatMap(({ props: rows }) => rows)];
  const controls = chooseControls(props, new Set(entry.props.map(({ name }) => name)), element);
  const names = new Set(controls.map(({ name }) => name));
  const unsatisfied = props.find(({ name, required }) => required && !names.has(name) && !element.attributes.has(name));
  if (unsatisfied) {
    return { ok: false, reason: `It requires ${unsatisfied.name}, for which no value can be made up.` };
  }
  return { ok: true, playground: { component, importLine, controls, fixed: fixedAttributes(element, names) } };
}

function firstElement(source: Source, component: string): StandaloneElement | null {
  const examples = examplesOf(source).filter(isProgram);
  const inOrder = [...examples.filter(({ isFullscreen }) => !isFullscreen), ...examples];
  let first: StandaloneElement | null = null;
  for (const { code } of inOrder) {
    const element = code.includes(`<${component}`) ? standaloneElement(code, component) : null;
    if (element && !isDisabled(element)) {
      return element;
    }
    first ??= element;
  }
  return first;
}

/** True for an element that readers can't use, which is a poor start. */
function isDisabled({ attributes }: StandaloneElement): boolean {
  return [...attributes].some(([name, value]) => /^(?:is|aria-?)?disabled$/i.test(name) && value !== false);
}

/**
 * Orders controls: content, props set by the example, and the component's own before inherited ones; choices come
 * first, then the rest in documentation order.
 */
function chooseControls(
  props: readonly PropRow[],
  own: ReadonlySet<string>,
  element: StandaloneElement
): PlaygroundControl[] {
  const documented = props.flatMap((prop) => (canHaveControl(prop) ? (makeControl(prop, element) ?? []) : []));
  // Documentation may omit `children`, which native elements have anyway.
  const takesText = element.text === '' || documented.some(({ name }) => name === CHILDREN);
  const controls = takesText ? documented : [...documented, contentControl(element.text)];
  const rank = ({ name, kind }: PlaygroundControl): number => {
    if (name === CHILDREN) {
      return 0;
    }
    return element.attributes.has(name) ? 1 : (kind === 'choice' ? 2 : 3) + (own.has(name) ? 0 : 2);
  };
  return controls.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_CONTROLS);
}

function contentControl(text: string): PlaygroundControl {
  return { kind: 'text', name: CHILDREN, start: text, absent: '' };
}

function canHaveControl({ name, deprecated, required }: PropRow): boolean {
  return !deprecated && (required || !INVISIBLE.test(name)) && /^\w+$/.test(name);
}

function makeControl(prop: PropRow, { attributes, text }: StandaloneElement): PlaygroundControl | null {
  const { name, type, required } = prop;
  const given = attributes.get(name);
  const absent = valueOfDefault(prop);
  if (type === 'boolean') {
    return {
      kind: 'switch',
      name,
      absent: absent === 'true',
      start: given === undefined ? absent === 'true' : given === true
    };
  }
  const values = choiceValues(type);
  if (values.length > 1 && values.length <= MAX_CHOICES) {
    return {
      kind: 'choice',
      name,
      values,
      absent,
      start: typeof given === 'string' ? given : required ? (values[0] ?? '') : absent
    };
  }
  // A prop for an element, e.g. an icon, looks wrong with text.
  const isText = type === 'string' || (NODE.test(type) && (name === CHILDREN || required || given !== undefined));
  if (!isText && type !== 'number') {
    return null;
  }
  const plain = /[`${}(]/.test(absent) ? '' : absent;
  const start = name === CHILDREN ? text : typeof given === 'string' ? given : required && isText ? name : plain;
  return { kind: isText ? 'text' : 'number', name, absent: plain, start };
}

/** Returns the example's other string attributes, e.g. an accessible name or id. */
function fixedAttributes({ attributes }: StandaloneElement, controls: ReadonlySet<string>): string[] {
  return [...attributes].flatMap(([name, value]) => {
    if (
      controls.has(name) ||
      /^(?:className|key|ouia)/.test(name) ||
      typeof value === 'boolean' ||
      /["\\{}<>&\n]/.test(value)
    ) {
      return [];
    }
    return [`${name}="${value}"`];
  });
}

/** A standalone JSX element: its literal attributes and text. */
interface StandaloneElement {
  attributes: ReadonlyMap<string, string | boolean>;
  text: string;
}

/** Finds the first JSX element of a component whose children are only text or empty. */
function standaloneElement(code: string, component: string): StandaloneElement | null {
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
