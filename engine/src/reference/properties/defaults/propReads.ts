import ts from 'typescript';

import { isUndefined, propertyName, skipWrappers } from './expressions.ts';
import type { ModuleValues } from './moduleValues.ts';
import { type Entry, objectEntries } from './objectEntries.ts';

/** A default that a function gives one of its props. */
export interface PropDefault extends Entry {
  prop: string;
}

/**
 * Names of functions that return props, with the objects in front of the component's own props as defaults:
 * `useProps('Card', { size: 'md' }, props)`, `Object.assign({ size: 'md' }, props)`.
 */
const RETURNS_PROPS = /props|defaults?$|assign|merge|extend/i;
const ENDS_IN_PROPS = /props$/i;

/** How to read a function besides its own text. */
interface Surroundings {
  /** True for expressions other than the parameter that are the props: `this.props` of a class. */
  isProps: (expression: ts.Expression) => boolean;
  /** The module of the function. */
  module: ModuleValues;
}

/**
 * Collects the defaults that a function gives its props, at any depth outside of nested functions. Compiled code has the
 * same meaning in many forms, which are followed from one variable to the next: `const { a = 1 } = props`,
 * `a = props.a ?? 1`, `t = props.a, a = t === void 0 ? 1 : t`.
 */
export class PropReads {
  readonly #found: PropDefault[] = [];
  /** Variables that have the props, or all but a few. */
  readonly #holders = new Set<string>();
  /** Variables that have the value of a prop, with or without its default. */
  readonly #locals = new Map<string, string>();
  /** All variables of the function. */
  readonly #variables = new Set<string>();
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Returns what was found, without values that only the function's own variables tell. */
  defaults(): PropDefault[] {
    return this.#found.filter(({ prop, value }) => this.#propOf(value) !== prop && !this.#namesVariable(value));
  }

  /** True if an expression has a variable that is not a prop under the prop's own name. */
  #namesVariable(node: ts.Node): boolean {
    if (ts.isIdentifier(node) && this.#variables.has(node.text)) {
      return this.#locals.get(node.text) !== node.text;
    }
    // The names of properties are no variables.
    const inner = ts.isPropertyAccessExpression(node) ? node.expression : null;
    return inner
      ? this.#namesVariable(inner)
      : (ts.forEachChild(node, (child) => this.#namesVariable(child) || undefined) ?? false);
  }

  readParameter(name: ts.BindingName): void {
    this.#declare(name);
    if (ts.isIdentifier(name)) {
      this.#holders.add(name.text);
    } else if (ts.isObjectBindingPattern(name)) {
      this.#bindPattern(name);
    }
  }

  readBody(node: ts.Node): void {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) {
      return;
    }
    if (ts.isVariableDeclaration(node)) {
      this.#declare(node.name);
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isIdentifier(node.name)) {
        this.#bindName(node.name.text, node.initializer);
      } else if (ts.isObjectBindingPattern(node.name) && this.#holds(node.initializer)) {
        this.#addMerged(node.initializer);
        this.#bindPattern(node.name);
      }
    } else if (isAssignment(node)) {
      const left = skipWrappers(node.left);
      if (ts.isIdentifier(left)) {
        this.#bindName(left.text, node.right);
      } else if (ts.isObjectLiteralExpression(left) && this.#holds(node.right)) {
        this.#addMerged(node.right);
        this.#bindAssigned(left);
      }
    }
    ts.forEachChild(node, (child) => this.readBody(child));
  }

  #declare(name: ts.BindingName): void {
    if (ts.isIdentifier(name)) {
      this.#variables.add(name.text);
    } else {
      name.elements.forEach((each) => ts.isBindingElement(each) && this.#declare(each.name));
    }
  }

  /** True if the value of an expression is the props, changed or not. */
  #holds(expression: ts.Expression): boolean {
    const inner = skipWrappers(expression);
    if (this.#surroundings.isProps(inner) || (ts.isIdentifier(inner) && this.#holders.has(inner.text))) {
      return true;
    }
    if (ts.isObjectLiteralExpression(inner)) {
      return inner.properties.some((each) => this.#handsOn(each));
    }
    return (
      ts.isCallExpression(inner) &&
      RETURNS_PROPS.test(calledName(inner)) &&
      inner.arguments.some((each) => this.#holds(each))
    );
  }

  /** True for `...props` and `props: props` in an object. */
  #handsOn(property: ts.ObjectLiteralElementLike): boolean {
    if (ts.isSpreadAssignment(property)) {
      return this.#holds(property.expression);
    }
    return (
      ts.isPropertyAssignment(property) &&
      ENDS_IN_PROPS.test(propertyName(property.name) ?? '') &&
      this.#holds(property.initializer)
    );
  }

  /** Returns the prop whose value, without a default, an expression is. */
  #propOf(expression: ts.Expression): string | null {
    const inner = skipWrappers(expression);
    if (ts.isPropertyAccessExpression(inner) && this.#holds(inner.expression)) {
      return inner.name.text;
    }
    return ts.isIdentifier(inner) ? (this.#locals.get(inner.text) ?? null) : null;
  }

  #add(prop: string | null, value: ts.Expression, module = this.#surroundings.module): void {
    if (prop !== null) {
      this.#found.push({ prop, value, module });
    }
  }

  /** Adds the properties of an object; nothing for other values. */
  #addEntries(object: ts.Expression): void {
    const { module } = this.#surroundings;
    objectEntries(object, module)?.forEach((entry, name) => this.#add(name, entry.value, entry.module));
  }

  #addProperties(properties: readonly ts.ObjectLiteralElementLike[]): void {
    for (const property of properties) {
      if (ts.isPropertyAssignment(property)) {
        this.#add(propertyName(property.name), property.initializer);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        this.#add(property.name.text, property.name);
      } else if (ts.isSpreadAssignment(property)) {
        this.#addEntries(property.expression);
      }
    }
  }

  /** Adds the defaults in front of the props in `{ a: 1, ...props }` and `useProps('Card', { a: 1 }, props)`. */
  #addMerged(expression: ts.Expression): void {
    const inner = skipWrappers(expression);
    if (ts.isObjectLiteralExpression(inner)) {
      const end = inner.properties.findIndex((each) => ts.isSpreadAssignment(each) && this.#holds(each.expression));
      this.#addProperties(inner.properties.slice(0, Math.max(end, 0)));
    } else if (ts.isCallExpression(inner)) {
      const end = inner.arguments.findIndex((each) => this.#holds(each));
      inner.arguments.slice(0, Math.max(end, 0)).forEach((argument) => this.#addEntries(argument));
    }
  }

  #bindName(name: string, value: ts.Expression): void {
    const prop = this.#propOf(value);
    if (prop !== null) {
      this.#locals.set(name, prop);
    } else if (this.#holds(value)) {
      this.#holders.add(name);
      this.#addMerged(value);
    } else {
      this.#addWritten(value);
    }
  }

  /** `{ a: t, b = 1, ...rest }` in a declaration */
  #bindPattern(pattern: ts.ObjectBindingPattern): void {
    for (const { propertyName: own, name, initializer, dotDotDotToken } of pattern.elements) {
      const prop = propertyName(own ?? name);
      if (dotDotDotToken && ts.isIdentifier(name)) {
        this.#holders.add(name.text);
      } else if (initializer) {
        this.#add(prop, initializer);
      }
      if (prop !== null && !dotDotDotToken && ts.isIdentifier(name)) {
        this.#locals.set(name.text, prop);
      }
    }
  }

  /** `({ a: t, b = 1, ...rest } = props)` */
  #bindAssigned(pattern: ts.ObjectLiteralExpression): void {
    for (const property of pattern.properties) {
      if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
        this.#holders.add(property.expression.text);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        this.#bindTarget(property.name.text, property.name, property.objectAssignmentInitializer);
      } else if (ts.isPropertyAssignment(property)) {
        const { initializer } = property;
        const value = isAssignment(initializer) ? initializer.right : undefined;
        this.#bindTarget(propertyName(property.name), initializer, value);
      }
    }
  }

  #bindTarget(prop: string | null, target: ts.Expression, value: ts.Expression | undefined): void {
    if (value) {
      this.#add(prop, value);
    } else if (prop !== null && ts.isIdentifier(target)) {
      this.#locals.set(target.text, prop);
    }
  }

  /** `a ?? 1`, `a === undefined ? 1 : a`, and `a !== undefined ? a : 1` */
  #addWritten(expression: ts.Expression): void {
    const inner = skipWrappers(expression);
    if (ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      this.#add(this.#propOf(inner.left), inner.right);
    }
    const test = ts.isConditionalExpression(inner) ? undefinedTest(inner) : null;
    const prop = test && this.#propOf(test.tested);
    if (test && prop !== null && this.#propOf(test.present) === prop) {
      this.#add(prop, test.absent);
    }
  }
}

function calledName({ expression }: ts.CallExpression): string {
  const inner = skipWrappers(expression);
  return ts.isPropertyAccessExpression(inner) ? inner.name.text : inner.getText();
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

const EQUALS = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.EqualsEqualsToken];
const DIFFERS = [ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken];

/** Reads a condition that tests whether a value is undefined: the value, and the results if it is and if it is not. */
function undefinedTest({ condition, whenTrue, whenFalse }: ts.ConditionalExpression) {
  const test = skipWrappers(condition);
  if (!ts.isBinaryExpression(test) || isUndefined(test.left) === isUndefined(test.right)) {
    return null;
  }
  const tested = isUndefined(test.left) ? test.right : test.left;
  const { kind } = test.operatorToken;
  if (EQUALS.includes(kind)) {
    return { tested, absent: whenTrue, present: whenFalse };
  }
  return DIFFERS.includes(kind) ? { tested, absent: whenFalse, present: whenTrue } : null;
}
