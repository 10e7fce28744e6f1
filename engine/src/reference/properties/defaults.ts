import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Property or parameter name -> source text of its default value. */
export type Defaults = ReadonlyMap<string, string>;

const NONE: Defaults = new Map();

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** Top-level values of a module, by name. */
export interface ModuleValues {
  functions: ReadonlyMap<string, FunctionNode>;
  /** Static or assigned `defaultProps`, by component. */
  defaultProps: ReadonlyMap<string, ts.ObjectLiteralExpression>;
  classes: ReadonlyMap<string, ts.ClassLikeDeclaration>;
}

/** Parses a TypeScript or JavaScript source file, without type information. */
export function readModuleValues(file: string): ModuleValues {
  const kind = /\.(tsx?|jsx)$/.test(file) ? undefined : ts.ScriptKind.JSX;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const functions = new Map<string, FunctionNode>();
  const classes = new Map<string, ts.ClassLikeDeclaration>();
  const defaultProps = new Map<string, ts.ObjectLiteralExpression>();
  const addValue = (name: string, value: ts.Expression): void => {
    const inner = unwrap(value);
    if (inner && ts.isClassExpression(inner)) {
      classes.set(name, inner);
    } else if (inner) {
      functions.set(name, inner);
    }
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) {
      functions.set(statement.name?.text ?? 'default', statement);
    } else if (ts.isClassDeclaration(statement)) {
      classes.set(statement.name?.text ?? 'default', statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          addValue(name.text, initializer);
        }
      }
    } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      const { left, right } = statement.expression;
      if (
        ts.isPropertyAccessExpression(left) &&
        left.name.text === 'defaultProps' &&
        ts.isObjectLiteralExpression(right)
      ) {
        defaultProps.set(left.expression.getText(), right);
      }
    }
  }
  for (const [name, declaration] of classes) {
    const own = staticDefaultProps(declaration);
    if (own) {
      defaultProps.set(name, own);
    }
  }
  return { functions, classes, defaultProps };
}

/** Returns the default values of a component's props. */
export function propDefaults(module: ModuleValues, component: string): Defaults {
  const fixed = module.defaultProps.get(component);
  const assigned = fixed ? objectDefaults(fixed) : NONE;
  const declared = module.functions.get(component) ?? module.functions.get(`${component}Base`);
  const all = [...assigned, ...(declared ? functionDefaults(module, declared, new Set()) : NONE)];
  // A default of `undefined` is redundant.
  return new Map(all.filter(([, value]) => value !== 'undefined'));
}

/** Returns the default values of a function's parameters. */
export function parameterDefaults(module: ModuleValues, name: string): Defaults {
  const parameters = module.functions.get(name)?.parameters ?? [];
  return new Map(
    [...parameters].flatMap(({ name: parameter, initializer }) =>
      ts.isIdentifier(parameter) && initializer ? [[parameter.text, expressionText(initializer)] as const] : []
    )
  );
}

/** Unwraps calls such as `forwardRef(…)` or `memo(…)`; returns the function or class inside. */
function unwrap(value: ts.Expression): ts.ArrowFunction | ts.FunctionExpression | ts.ClassExpression | null {
  const inner = skipWrappers(value);
  if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner) || ts.isClassExpression(inner)) {
    return inner;
  }
  if (!ts.isCallExpression(inner)) {
    return null;
  }
  for (const argument of inner.arguments) {
    const found = unwrap(argument);
    if (found) {
      return found;
    }
  }
  return null;
}

function functionDefaults(module: ModuleValues, node: FunctionNode, seen: Set<FunctionNode>): Defaults {
  const parameter = node.parameters[0];
  if (!parameter || seen.has(node)) {
    return NONE;
  }
  seen.add(node);
  if (ts.isObjectBindingPattern(parameter.name)) {
    return patternDefaults(parameter.name);
  }
  if (!ts.isIdentifier(parameter.name) || !node.body) {
    return NONE;
  }
  const own = destructuredDefaults(node.body, parameter.name.text);
  const passedTo = own.size > 0 ? null : spreadTarget(node.body, parameter.name.text);
  const target = passedTo === null ? undefined : module.functions.get(passedTo);
  const inherited = target ? functionDefaults(module, target, seen) : NONE;
  const fixed = passedTo === null ? undefined : module.defaultProps.get(passedTo);
  return new Map([...(fixed ? objectDefaults(fixed) : NONE), ...inherited, ...own]);
}

/**
 * Reads the defaults of `const { a = 1 } = props` at the top of a function body; compiled code may rename the
 * variables.
 */
function destructuredDefaults(body: ts.ConciseBody, properties: string): Defaults {
  const found = new Map<string, string>();
  if (!ts.isBlock(body)) {
    return found;
  }
  for (const statement of body.statements.filter((each) => ts.isVariableStatement(each))) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isObjectBindingPattern(name) && initializer && isName(initializer, properties)) {
        patternDefaults(name).forEach((value, key) => found.set(key, value));
      }
    }
  }
  return found;
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

function patternDefaults(pattern: ts.ObjectBindingPattern): Defaults {
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) => {
      const property = propertyName ?? name;
      const isNamed = ts.isIdentifier(property) || ts.isStringLiteral(property);
      return isNamed && initializer ? [[property.text, expressionText(initializer)] as const] : [];
    })
  );
}

function objectDefaults(object: ts.ObjectLiteralExpression): Defaults {
  return new Map(
    object.properties.flatMap((property) => {
      const { name } = property;
      const isNamed = name && (ts.isIdentifier(name) || ts.isStringLiteral(name));
      if (!isNamed) {
        return [];
      }
      if (ts.isPropertyAssignment(property)) {
        return [[name.text, expressionText(property.initializer)] as const];
      }
      return ts.isShorthandPropertyAssignment(property) ? [[name.text, name.text] as const] : [];
    })
  );
}

function staticDefaultProps(declaration: ts.ClassLikeDeclaration): ts.ObjectLiteralExpression | null {
  for (const member of declaration.members) {
    if (ts.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps' && member.initializer) {
      const value = skipWrappers(member.initializer);
      return ts.isObjectLiteralExpression(value) ? value : null;
    }
  }
  return null;
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints an expression on one line, without comments and enclosing type assertions. */
function expressionText(expression: ts.Expression): string {
  const inner = skipWrappers(expression);
  if (ts.isStringLiteralLike(inner)) {
    return inner.getText();
  }
  const text = printer.printNode(ts.EmitHint.Expression, inner, inner.getSourceFile());
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Unwraps parentheses and type assertions. */
function skipWrappers(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapper ? skipWrappers(expression.expression) : expression;
}
