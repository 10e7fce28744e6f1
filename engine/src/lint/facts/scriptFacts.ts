import type {
  CallExpression,
  JSXElement,
  JSXElementName,
  JSXOpeningElement,
  Node,
  ObjectExpression,
  Program
} from 'oxc-parser';

import { valueChildren } from '../../examples/childNodes.ts';
import { readImports } from './bindings.ts';
import { type ConstantObjects, constantObjects, objectOf, propertyName } from './constants.ts';
import { callProps, elementCall, isReactCall } from './elementCalls.ts';
import {
  type AttributeFact,
  type ChildrenFact,
  type ComponentName,
  type DeclarationFact,
  type ElementFact,
  type Facts,
  type MemberFact,
  type NameFact,
  NO_FACTS
} from './facts.ts';
import { styleDeclarations } from './scriptStyles.ts';
import { classesIn, isTextSearch, variablesInTexts } from './scriptTexts.ts';
import { attributeValues } from './values.ts';

/** What the reader of a script has to know of the system. */
export interface SystemNames {
  /** True for components that are pictures without text. */
  isPicture(component: ComponentName): boolean;
  /** True for components whose `style` is that of a DOM element. */
  takesStyle(component: ComponentName): boolean;
}

const NOWHERE: readonly ComponentName[] = [];

/** Reads what the rules look at in a module. */
export function scriptFacts(program: Program, names: SystemNames): Facts {
  const { facts: imports, bindings } = readImports(program);
  const collector = new Collector(program, bindings, names);
  collector.visit(program, NOWHERE);
  return { ...NO_FACTS, imports, ...collector.found() };
}

class Collector {
  readonly #program: Program;
  readonly #bindings: ReadonlyMap<string, ComponentName>;
  readonly #names: SystemNames;
  #constants: ConstantObjects | null = null;
  /** Objects of styles that were read, since several elements may use one. */
  readonly #styles = new Set<ObjectExpression>();
  /** Number of `<label>` elements around what is visited. */
  #labels = 0;
  readonly #members: MemberFact[] = [];
  readonly #elements: ElementFact[] = [];
  readonly #declarations: DeclarationFact[] = [];
  readonly #variables: NameFact[] = [];
  readonly #classes: NameFact[] = [];

  constructor(program: Program, bindings: ReadonlyMap<string, ComponentName>, names: SystemNames) {
    this.#program = program;
    this.#bindings = bindings;
    this.#names = names;
  }

  found(): Omit<Facts, 'imports'> {
    return {
      members: this.#members,
      elements: this.#elements,
      declarations: this.#declarations,
      variables: this.#variables,
      classes: this.#classes
    };
  }

  /** @param parents the components that certainly are around what the node renders, the nearest first */
  visit(node: Node, parents: readonly ComponentName[]): void {
    if (node.type === 'ImportDeclaration') {
      return;
    }
    if (node.type === 'JSXElement') {
      this.#visitElement(node, parents);
      return;
    }
    if (node.type === 'CallExpression' && (this.#visitElementCall(node, parents) || this.#visitCopy(node))) {
      return;
    }
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      this.#variables.push(...variablesInTexts(node));
    } else if (node.type === 'Property' && !node.computed) {
      this.#variables.push(...variablesInTexts(node.key));
    }
    const isJoined = node.type === 'BinaryExpression';
    const isSearch = node.type === 'CallExpression' && isTextSearch(node.callee);
    // A list is rendered in its place; other functions may put elements anywhere.
    const inner = isJoined || (node.type === 'CallExpression' && !isListing(node.callee)) ? NOWHERE : parents;
    for (const child of node.type === 'BinaryExpression' ? operandsOf(node) : valueChildren(node)) {
      // A text that is joined or compared is no whole name.
      if (!((isJoined || isSearch) && child.type === 'Literal')) {
        this.visit(child, inner);
      }
    }
  }

  /** @param isCopied other code adds properties to the element */
  #visitElement(node: JSXElement, parents: readonly ComponentName[], isCopied = false): void {
    const { openingElement: opening } = node;
    const component = this.#resolve(opening.name);
    const isDom = opening.name.type === 'JSXIdentifier' && /^[a-z]/.test(opening.name.name);
    this.#elements.push({
      component,
      tag: tagText(opening.name),
      at: opening.name.start,
      attributes: opening.attributes.flatMap((attribute) => attributeFact(attribute) ?? []),
      hasSpread: isCopied || opening.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
      children: this.#childrenOf(node),
      isLabelled: this.#labels > 0,
      parents
    });
    this.#visitAttributes(opening, isDom || (component !== null && this.#names.takesStyle(component)));
    const around = isDom ? parents : component === null ? NOWHERE : [component, ...parents];
    this.#visitChildren(node.children, around, isDom && tagText(opening.name) === 'label');
  }

  #visitChildren(children: readonly Node[], around: readonly ComponentName[], isLabel: boolean): void {
    this.#labels += isLabel ? 1 : 0;
    children.forEach((child) => this.visit(child, around));
    this.#labels -= isLabel ? 1 : 0;
  }

  #visitAttributes(opening: JSXOpeningElement, takesStyle: boolean): void {
    for (const attribute of opening.attributes) {
      this.visit(attribute, NOWHERE);
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || attribute.value === null) {
        continue;
      }
      if (attribute.name.name === 'className') {
        this.#classes.push(...classesIn(attribute.value));
      } else if (attribute.name.name === 'style' && takesStyle && attribute.value.type === 'JSXExpressionContainer') {
        this.#readStyle(attribute.value.expression);
      }
    }
  }

  /** @returns false for a call of another function */
  #visitElementCall(node: CallExpression, parents: readonly ComponentName[]): boolean {
    const call = elementCall(node, this.#bindings);
    if (!call) {
      return false;
    }
    const { type, props, children } = call;
    const isDom = type.type === 'Literal';
    const component = this.#resolve(type);
    this.#elements.push({
      component,
      tag: isDom ? String(type.value) : nameText(type),
      at: type.start,
      ...callProps(props),
      children: children.length === 0 ? 'none' : 'other',
      isLabelled: this.#labels > 0,
      parents
    });
    if (props) {
      this.visit(props, NOWHERE);
      this.#readCallProps(props, isDom || (component !== null && this.#names.takesStyle(component)));
    }
    const around = isDom ? parents : component === null ? NOWHERE : [component, ...parents];
    this.#visitChildren(children, around, type.type === 'Literal' && type.value === 'label');
    return true;
  }

  /** Visits a call of `cloneElement`, which may add properties. @returns false for a call of another function */
  #visitCopy({ callee, arguments: [element, ...rest] }: CallExpression): boolean {
    if (element?.type !== 'JSXElement' || !isReactCall(callee, 'cloneElement', this.#bindings)) {
      return false;
    }
    this.#visitElement(element, NOWHERE, true);
    rest.forEach((each) => this.visit(each, NOWHERE));
    return true;
  }

  #readCallProps(props: Node, takesStyle: boolean): void {
    for (const property of props.type === 'ObjectExpression' ? props.properties : []) {
      const name = propertyName(property);
      if (property.type !== 'Property') {
        continue;
      }
      if (name === 'className') {
        this.#classes.push(...classesIn(property.value));
      } else if (name === 'style' && takesStyle) {
        this.#readStyle(property.value);
      }
    }
  }

  /** Reads an object of styles, or the constant that is one. */
  #readStyle(value: Node): void {
    const style = objectOf(value) ?? objectOf(value, (this.#constants ??= constantObjects(this.#program)));
    if (style && !this.#styles.has(style)) {
      this.#styles.add(style);
      this.#declarations.push(...styleDeclarations(style));
    }
  }

  /** Returns the imported component that a tag names. */
  #resolve(name: Node): ComponentName | null {
    if (name.type === 'Identifier' || name.type === 'JSXIdentifier') {
      const bound = /^[a-z]/.test(name.name) ? undefined : this.#bindings.get(name.name);
      return bound && bound.path.length > 0 ? bound : null;
    }
    if (name.type !== 'JSXMemberExpression' && (name.type !== 'MemberExpression' || name.computed)) {
      return null;
    }
    const { object, property } = name;
    const owner =
      object.type === 'JSXIdentifier' || object.type === 'Identifier'
        ? this.#bindings.get(object.name)
        : this.#resolve(object);
    if (!owner || property.type === 'PrivateIdentifier') {
      return null;
    }
    this.#members.push({ owner, name: property.name, at: property.start });
    return { ...owner, path: [...owner.path, property.name] };
  }

  #childrenOf({ children }: JSXElement): ChildrenFact {
    const shown = children.filter(
      (child) =>
        !(child.type === 'JSXText' && child.value.trim() === '') &&
        !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')
    );
    if (shown.length === 0) {
      return 'none';
    }
    return shown.every((child) => child.type === 'JSXElement' && this.#isPicture(child)) ? 'pictures' : 'other';
  }

  #isPicture({ openingElement: { name, attributes }, children }: JSXElement): boolean {
    if (name.type !== 'JSXIdentifier' || attributes.length > 0) {
      // An attribute may be a name for the picture.
      return false;
    }
    const bound = this.#bindings.get(name.name);
    return (name.name === 'svg' && children.length === 0) || (bound !== undefined && this.#names.isPicture(bound));
  }
}

function attributeFact(attribute: JSXOpeningElement['attributes'][number]): AttributeFact | null {
  if (attribute.type !== 'JSXAttribute') {
    return null;
  }
  const { name } = attribute;
  const text = name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
  return { name: text, at: name.start, ...attributeValues(attribute.value, name) };
}

function tagText(name: JSXElementName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${tagText(name.object)}.${name.property.name}`;
  }
}

/** Returns the name of a component in code, such as `UI.Card`. */
function nameText(node: Node): string {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return `${nameText(node.object)}.${node.property.name}`;
  }
  return node.type === 'Identifier' ? node.name : '…';
}

/** Returns the operands of operations on each other: generated code joins texts by the thousand. */
function operandsOf(node: Extract<Node, { type: 'BinaryExpression' }>): Node[] {
  const operands: Node[] = [];
  let left: Node = node;
  while (left.type === 'BinaryExpression') {
    operands.push(left.right);
    left = left.left;
  }
  return [left, ...operands.toReversed()];
}

/** True for the call of a method that returns what its function returns, for each item of a list. */
function isListing(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    (callee.property.name === 'map' || callee.property.name === 'flatMap')
  );
}
