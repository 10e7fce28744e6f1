import ts from 'typescript';

import { expressionText, isLiteral, skipWrappers } from './expressions.ts';
import { findComponent } from './findComponent.ts';
import { type Located, findConstant } from './followNames.ts';
import type { FunctionNode, ModuleValues } from './moduleValues.ts';
import { type Entry, objectEntries } from './objectEntries.ts';
import { type PropDefault, PropReads } from './propReads.ts';

/** Property or parameter name -> source text of its default value. */
export type Defaults = ReadonlyMap<string, string>;

const NONE: Defaults = new Map();

/**
 * Returns the default values of a component's props.
 * @param names under which the module may know it; the first one that it does counts
 */
export function propDefaults(module: ModuleValues, names: readonly string[]): Defaults {
  const component = names.find((name) => findComponent(module, name) !== null) ?? names[0] ?? '';
  const all = [...componentDefaults(module, component, new Set())];
  // A default of `undefined` is redundant.
  return new Map(all.filter(([, value]) => value !== 'undefined'));
}

/** Returns the default values of a function's parameters. */
export function parameterDefaults(module: ModuleValues, name: string): Defaults {
  const found = findComponent(module, name);
  const parameters = found && !ts.isClassLike(found.node) ? [...found.node.parameters] : [];
  return new Map(
    parameters.flatMap(({ name: parameter, initializer }) =>
      ts.isIdentifier(parameter) && initializer ? [[parameter.text, valueText(initializer, module)] as const] : []
    )
  );
}

function componentDefaults(module: ModuleValues, component: string, seen: Set<ts.Node>): Defaults {
  const found = findComponent(module, component) ?? findComponent(module, `${component}Base`);
  const assigned = assignedDefaults(module, component, found);
  if (!found || seen.has(found.node)) {
    return assigned;
  }
  seen.add(found.node);
  const own = ts.isClassLike(found.node)
    ? classDefaults(found.node, found.module)
    : functionDefaults(found.node, found.module, seen);
  return new Map([...assigned, ...own]);
}

/** Reads `Component.defaultProps = { … }`. */
function assignedDefaults(module: ModuleValues, component: string, found: Located | null): Defaults {
  const own = module.defaultProps.get(module.renamed.get(component) ?? component);
  const inner = found?.module.defaultProps.get(found.name);
  return new Map([
    ...(inner && found ? objectDefaults(inner, found.module) : NONE),
    ...(own ? objectDefaults(own, module) : NONE)
  ]);
}

function objectDefaults(value: ts.Expression, module: ModuleValues): Defaults {
  const entries = objectEntries(value, module) ?? new Map<string, Entry>();
  return new Map([...entries].map(([name, entry]) => [name, valueText(entry.value, entry.module)]));
}

/** Reads static `defaultProps`, and what `render` makes of `this.props`. */
function classDefaults(declaration: ts.ClassLikeDeclaration, module: ModuleValues): Defaults {
  const reads = new PropReads({
    isProps: (each) =>
      ts.isPropertyAccessExpression(each) &&
      each.expression.kind === ts.SyntaxKind.ThisKeyword &&
      each.name.text === 'props',
    module
  });
  let fixed: Defaults = NONE;
  for (const member of declaration.members) {
    const name = member.name?.getText();
    if (ts.isPropertyDeclaration(member) && name === 'defaultProps' && member.initializer) {
      fixed = objectDefaults(member.initializer, module);
    } else if (ts.isMethodDeclaration(member) && name === 'render' && member.body) {
      reads.readBody(member.body);
    }
  }
  return new Map([...agreedDefaults(reads.defaults()), ...fixed]);
}

function functionDefaults(node: FunctionNode, module: ModuleValues, seen: Set<ts.Node>): Defaults {
  const [parameter] = node.parameters;
  if (!parameter) {
    return NONE;
  }
  const reads = new PropReads({ isProps: () => false, module });
  reads.readParameter(parameter.name);
  if (node.body) {
    reads.readBody(node.body);
  }
  const own = reads.defaults();
  if (own.length > 0 || !ts.isIdentifier(parameter.name) || !node.body) {
    return agreedDefaults(own);
  }
  const passedTo = spreadTarget(node.body, parameter.name.text);
  return passedTo === null ? NONE : componentDefaults(module, passedTo, seen);
}

/** Prints the defaults; a prop with two different ones has none that readers could rely on. */
function agreedDefaults(found: readonly PropDefault[]): Defaults {
  const byProp = Map.groupBy(found, ({ prop }) => prop);
  return new Map(
    [...byProp].flatMap(([prop, all]) => {
      const texts = new Set(all.map(({ value, module }) => valueText(value, module)));
      return texts.size === 1 ? [...texts].map((text) => [prop, text] as const) : [];
    })
  );
}

/** Prints a value. A constant that is a literal, and a member of an object that is one, is printed as the literal. */
function valueText(value: ts.Expression, module: ModuleValues): string {
  const inner = skipWrappers(value);
  const constant = constantValue(inner, module);
  return expressionText(constant && isLiteral(constant) ? constant : inner);
}

function constantValue(value: ts.Expression, module: ModuleValues): ts.Expression | undefined {
  if (ts.isIdentifier(value)) {
    return findConstant(module, value.text)?.node;
  }
  return ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression)
    ? objectEntries(value.expression, module)?.get(value.name.text)?.value
    : undefined;
}

function isName(expression: ts.Expression, name: string): boolean {
  const inner = skipWrappers(expression);
  return ts.isIdentifier(inner) && inner.text === name;
}

/** Returns the component that a function spreads all its props into, as `<Base {...props} />` or `createElement`. */
function spreadTarget(body: ts.Node, properties: string): string | null {
  let found: string | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSpreadAttribute(node) && isName(node.expression, properties)) {
      found ??= node.parent.parent.tagName.getText();
    } else if (ts.isSpreadAssignment(node) && isName(node.expression, properties)) {
      found ??= createdElement(node);
    } else if (ts.isCallExpression(node) && node.arguments.some((each) => isName(each, properties))) {
      found ??= createdElement(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Returns the component whose element the enclosing calls create. */
function createdElement(node: ts.Node): string | null {
  const call = ts.findAncestor(node, ts.isCallExpression);
  if (!call) {
    return null;
  }
  const [first] = call.arguments;
  // `createElement(Base, Object.assign({ ref }, props))` has one more call in between.
  return first && ts.isIdentifier(first) && /^[A-Z]/.test(first.text) ? first.text : createdElement(call.parent);
}
