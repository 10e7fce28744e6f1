import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

import { skipWrappers } from './expressions.ts';

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
/** Where the default values of a component are: in a function or a class. */
export type ComponentNode = FunctionNode | ts.ClassLikeDeclaration;

/** Top-level values of a module. */
export interface ModuleValues {
  /** Functions, classes, and initializers of variables, by local name. */
  values: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration | ts.ClassDeclaration>;
  /** Assigned `defaultProps`, by local name of the component. */
  defaultProps: ReadonlyMap<string, ts.Expression>;
  /** Exported name -> local name, where they differ. */
  renamed: ReadonlyMap<string, string>;
  /** Imports from other files of the package, by local name. */
  imported: ReadonlyMap<string, { name: string; module: () => ModuleValues | null }>;
}

/** Returns a function that parses source files without type information, each once. */
export function createModuleReader(): (file: string) => ModuleValues {
  const modules = new Map<string, ModuleValues>();
  const read = (file: string): ModuleValues => {
    const module = modules.get(file) ?? readModuleValues(file, read);
    modules.set(file, module);
    return module;
  };
  return read;
}

/** Parses a TypeScript or JavaScript source file. */
function readModuleValues(file: string, read: (file: string) => ModuleValues): ModuleValues {
  const kind = /\.(tsx?|jsx)$/.test(file) ? undefined : ts.ScriptKind.JSX;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const values = new Map<string, ts.Expression | ts.FunctionDeclaration | ts.ClassDeclaration>();
  const defaultProps = new Map<string, ts.Expression>();
  const renamed = new Map<string, string>();
  const imported = new Map<string, { name: string; module: () => ModuleValues | null }>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      values.set(statement.name?.text ?? 'default', statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          values.set(name.text, initializer);
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      values.set('default', statement.expression);
    } else if (ts.isExportDeclaration(statement)) {
      readExports(statement).forEach(([exported, local]) => renamed.set(exported, local));
    } else if (ts.isImportDeclaration(statement)) {
      readImports(statement, file, read).forEach(([local, value]) => imported.set(local, value));
    } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      const { left, right } = statement.expression;
      if (ts.isPropertyAccessExpression(left) && left.name.text === 'defaultProps') {
        defaultProps.set(left.expression.getText(), right);
      }
    }
  }
  return { values, defaultProps, renamed, imported };
}

function readExports({ exportClause, moduleSpecifier }: ts.ExportDeclaration): (readonly [string, string])[] {
  return exportClause && ts.isNamedExports(exportClause) && !moduleSpecifier
    ? exportClause.elements.flatMap(({ name, propertyName }) =>
        propertyName ? [[name.text, propertyName.text] as const] : []
      )
    : [];
}

function readImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  file: string,
  read: (file: string) => ModuleValues
) {
  const found: [string, { name: string; module: () => ModuleValues | null }][] = [];
  if (!importClause || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) {
    return found;
  }
  const { text } = moduleSpecifier;
  const module = (): ModuleValues | null => {
    const target = fileOf(resolve(dirname(file), text));
    return target === null ? null : read(target);
  };
  if (importClause.name) {
    found.push([importClause.name.text, { name: 'default', module }]);
  }
  const { namedBindings } = importClause;
  if (namedBindings && ts.isNamedImports(namedBindings)) {
    for (const { name, propertyName } of namedBindings.elements) {
      found.push([name.text, { name: propertyName?.text ?? name.text, module }]);
    }
  }
  return found;
}

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs'];

/** Finds the file of a relative import; TypeScript sources may name the compiled file. */
function fileOf(path: string): string | null {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const candidates = [
    path,
    ...EXTENSIONS.map((extension) => stem + extension),
    ...EXTENSIONS.map((extension) => path + extension),
    ...EXTENSIONS.map((extension) => `${path}/index${extension}`)
  ];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile()) ?? null;
}

/** A node and the module whose names it uses. */
export interface Located<T> {
  node: T;
  module: ModuleValues;
  /** Local name of the value. */
  name: string;
}

/**
 * Finds the function or class of a component: follows other names, renamed exports, imports from files of the package,
 * and wrappers such as `forwardRef(…)`, `memo(…)`, or `Object.assign(…)`.
 */
export function findComponent(module: ModuleValues, name: string): Located<ComponentNode> | null {
  return findOnce(module, name, new Set());
}

type Seen = Set<ts.Node>;

function findOnce(module: ModuleValues, name: string, seen: Seen): Located<ComponentNode> | null {
  const local = module.renamed.get(name) ?? name;
  const value = module.values.get(local);
  if (value) {
    return componentIn(module, value, local, seen);
  }
  const other = module.imported.get(local);
  const target = other?.module();
  return other && target ? findOnce(target, other.name, seen) : null;
}

function componentIn(
  module: ModuleValues,
  value: ts.Expression | ComponentNode,
  name: string,
  seen: Seen
): Located<ComponentNode> | null {
  if (seen.has(value)) {
    return null;
  }
  seen.add(value);
  if (ts.isFunctionDeclaration(value) || ts.isClassDeclaration(value)) {
    return { node: value, module, name };
  }
  const inner = skipWrappers(value);
  if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner) || ts.isClassExpression(inner)) {
    return { node: inner, module, name };
  }
  if (ts.isIdentifier(inner)) {
    return findOnce(module, inner.text, seen);
  }
  for (const argument of ts.isCallExpression(inner) ? inner.arguments : []) {
    const found = componentIn(module, argument, name, seen);
    if (found) {
      return found;
    }
  }
  return null;
}

/** Follows names to the expression that initializes a constant; null if it is not a value of the package. */
export function findValue(module: ModuleValues, name: string): Located<ts.Expression> | null {
  const seen: Seen = new Set();
  let [current, local]: [ModuleValues | null, string] = [module, name];
  while (current) {
    local = current.renamed.get(local) ?? local;
    const value = current.values.get(local);
    if (value && (ts.isFunctionDeclaration(value) || ts.isClassDeclaration(value) || seen.has(value))) {
      return null;
    }
    if (value) {
      seen.add(value);
      const inner = skipWrappers(value);
      if (!ts.isIdentifier(inner)) {
        return { node: inner, module: current, name: local };
      }
      local = inner.text;
    } else {
      const other = current.imported.get(local);
      [current, local] = [other?.module() ?? null, other?.name ?? local];
    }
  }
  return null;
}
