import type { CallExpression, JSXElement, JSXOpeningElement, Node, ObjectExpression, Program } from 'oxc-parser';

import { valueChildren } from '../../examples/childNodes.ts';
import { readImports } from './bindings.ts';
import { ClassReader } from './classReader.ts';
import { type Constants, constantValues, objectOf } from './constants.ts';
import { callProps, elementCall, isReactCall } from './elementCalls.ts';
import { childrenOf } from './elementChildren.ts';
import { attributeFact, nameText, tagText } from './elementNames.ts';
import {
  type ComponentName,
  type DeclarationFact,
  type ElementFact,
  type Facts,
  type NameFact,
  NO_FACTS,
  type ParentFact
} from './facts.ts';
import { MemberReader } from './memberReader.ts';
import { propertyName } from './propertyName.ts';
import { styleDeclarations } from './scriptStyles.ts';
import { isTextSearch, operandsOf, variablesInTexts } from './scriptTexts.ts';
import type { SystemNames } from './systemNames.ts';

const NOWHERE: readonly ParentFact[] = [];

/** Reads what the rules look at in a module. */
export function scriptFacts(program: Program, names: SystemNames): Facts {
  const { facts: imports, bindings, members } = readImports(program);
  const collector = new Collector(program, bindings, names);
  collector.visit(program, NOWHERE);
  const found = collector.found();
  return { ...NO_FACTS, imports, ...found, members: [...members, ...found.members] };
}

class Collector {
  readonly #program: Program;
  readonly #bindings: ReadonlyMap<string, ComponentName>;
  readonly #names: SystemNames;
  #constants: Constants | null = null;
  /** Objects of styles that were read, since several elements may use one. */
  readonly #styles = new Set<ObjectExpression>();
  /** Number of `<label>` elements around what is visited. */
  #labels = 0;
  readonly #members: MemberReader;
  readonly #elements: ElementFact[] = [];
  readonly #declarations: DeclarationFact[] = [];
  readonly #variables: NameFact[] = [];
  readonly #classes = new ClassReader(() => this.#allConstants());

  constructor(program: Program, bindings: ReadonlyMap<string, ComponentName>, names: SystemNames) {
    this.#program = program;
    this.#bindings = bindings;
    this.#names = names;
    this.#members = new MemberReader(bindings, names);
  }

  found(): Omit<Facts, 'imports'> {
    return {
      members: this.#members.found(),
      elements: this.#elements,
      declarations: this.#declarations,
      variables: this.#variables,
      classes: this.#classes.found()
    };
  }

  /** @param parents the components that certainly are around what the node renders, the nearest first */
  visit(node: Node, parents: readonly ParentFact[]): void {
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
    this.#members.read(node);
    this.#classes.read(node);
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
  #visitElement(node: JSXElement, parents: readonly ParentFact[], isCopied = false): void {
    const { openingElement: opening } = node;
    const component = this.#resolve(opening.name);
    const isDom = opening.name.type === 'JSXIdentifier' && /^[a-z]/.test(opening.name.name);
    const given = {
      attributes: opening.attributes.flatMap((attribute) => attributeFact(attribute) ?? []),
      hasSpread: isCopied || opening.attributes.some(({ type }) => type === 'JSXSpreadAttribute')
    };
    this.#elements.push({
      component,
      tag: tagText(opening.name),
      at: opening.name.start,
      ...given,
      children: childrenOf(node, this.#bindings, this.#names),
      isLabelled: this.#labels > 0,
      parents
    });
    this.#visitAttributes(opening, isDom || (component !== null && this.#names.takesStyle(component)));
    const around = isDom ? parents : component === null ? NOWHERE : [{ ...component, ...given }, ...parents];
    this.#visitChildren(node.children, around, isDom && tagText(opening.name) === 'label');
  }

  #visitChildren(children: readonly Node[], around: readonly ParentFact[], isLabel: boolean): void {
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
      if (attribute.name.name === 'style' && takesStyle && attribute.value.type === 'JSXExpressionContainer') {
        this.#readStyle(attribute.value.expression);
      }
    }
  }

  /** @returns false for a call of another function */
  #visitElementCall(node: CallExpression, parents: readonly ParentFact[]): boolean {
    const call = elementCall(node, this.#bindings);
    if (!call) {
      return false;
    }
    const { type, props, children } = call;
    const isDom = type.type === 'Literal';
    const given = callProps(props);
    const component = this.#resolve(type);
    this.#elements.push({
      component,
      tag: isDom ? String(type.value) : nameText(type),
      at: type.start,
      ...given,
      children: children.length === 0 ? 'none' : 'other',
      isLabelled: this.#labels > 0,
      parents
    });
    if (props) {
      this.visit(props, NOWHERE);
      this.#readCallProps(props, isDom || (component !== null && this.#names.takesStyle(component)));
    }
    const around = isDom ? parents : component === null ? NOWHERE : [{ ...component, ...given }, ...parents];
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
    for (const property of takesStyle && props.type === 'ObjectExpression' ? props.properties : []) {
      if (property.type === 'Property' && propertyName(property) === 'style') {
        this.#readStyle(property.value);
      }
    }
  }

  #allConstants(): Constants {
    return (this.#constants ??= constantValues(this.#program));
  }

  /** Reads an object of styles, or the constant that is one. */
  #readStyle(value: Node): void {
    const style = objectOf(value) ?? objectOf(value, this.#allConstants());
    if (!style || this.#styles.has(style)) {
      return;
    }
    this.#styles.add(style);
    this.#declarations.push(...styleDeclarations(style));
    for (const property of style.properties) {
      if (property.type === 'SpreadElement') {
        this.#readStyle(property.argument);
      }
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
    this.#members.add({ owner, name: property.name, at: property.start });
    return { ...owner, path: [...owner.path, property.name] };
  }
}

/** True for the call of a method that returns what its function returns, for each item of a list. */
function isListing(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    (callee.property.name === 'map' || callee.property.name === 'flatMap')
  );
}
