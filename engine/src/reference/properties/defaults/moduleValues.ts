import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

import { isUndefined, skipWrappers } from './expressions.ts';

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
/** Where the default values of a component are: in a function or a class. */
export type ComponentNode = FunctionNode | ts.ClassLikeDeclaration;

/** Top-level values of a module, written as an ES module or as CommonJS. */
export interface ModuleValues {
  /** Functions, classes, and initializers of variables, by local name; for CommonJS, also by exported name. */
  values: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration | ts.ClassDeclaration>;
  /** Assigned `defaultProps`, by local name of the component. */
  defaultProps: ReadonlyMap<string, ts.Expression>;
  /** Other members that are assigned, by local name and member: `Menu.Item`. */
  members: ReadonlyMap<string, ts.Expression>;
  /** Exported name -> local name, where they differ. */
  renamed: ReadonlyMap<string, string>;
  /** Imports and exports from other files of the package, by local or exported name. */
  imported: ReadonlyMap<string, ImportedValue>;
  /** Files whose exports the module exports as well. */
  exportsAllOf: readonly LoadModule[];
}

type LoadModule = () => ModuleValues | null;

interface ImportedValue {
  /** Exported name; null for the whole module. */
  name: string | null;
  load: LoadModule;
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
  const members = new Map<string, ts.Expression>();
  const renamed = new Map<string, string>();
  const imported = new Map<string, ImportedValue>();
  const exportsAllOf: LoadModule[] = [];
  const loader = (specifier: ts.Expression | undefined): LoadModule | null => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) {
      return null;
    }
    return () => {
      const target = fileOf(resolve(dirname(file), specifier.text));
      return target === null ? null : read(target);
    };
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      values.set(statement.name?.text ?? 'default', statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const load = loader(initializer && requiredModule(initializer));
        if (ts.isIdentifier(name) && load) {
          imported.set(name.text, { name: null, load });
        } else if (ts.isIdentifier(name) && initializer) {
          values.set(name.text, initializer);
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      values.set('default', statement.expression);
    } else if (ts.isExportDeclaration(statement)) {
      const load = loader(statement.moduleSpecifier);
      if (load && !statement.exportClause) {
        exportsAllOf.push(load);
      }
      for (const [exported, local] of namesOf(statement.exportClause)) {
        if (load) {
          imported.set(exported, { name: local, load });
        } else if (local !== null) {
          renamed.set(exported, local);
        }
      }
    } else if (ts.isImportDeclaration(statement)) {
      const load = loader(statement.moduleSpecifier);
      for (const [local, name] of load ? importedNames(statement) : []) {
        imported.set(local, { name, load: load ?? (() => null) });
      }
    } else if (ts.isExpressionStatement(statement)) {
      const assigned = assignedMember(statement.expression);
      if (assigned?.member === 'defaultProps') {
        defaultProps.set(assigned.object, assigned.value);
      } else if (assigned?.object === 'exports' && !isUndefined(assigned.value) && !values.has(assigned.member)) {
        values.set(assigned.member, assigned.value);
      } else if (assigned) {
        members.set(`${assigned.object}.${assigned.member}`, assigned.value);
      }
    }
  }
  return { values, defaultProps, members, renamed, imported, exportsAllOf };
}

/** Returns the specifier of `require('./file')`, also within a compiler's helper such as `interop(require('./file'))`. */
function requiredModule(value: ts.Expression): ts.Expression | undefined {
  const inner = skipWrappers(value);
  if (!ts.isCallExpression(inner) || !ts.isIdentifier(inner.expression)) {
    return undefined;
  }
  const [argument] = inner.arguments;
  return inner.expression.text === 'require' ? argument : argument && requiredModule(argument);
}

/** Reads `exports.Name = value` and `Object.defineProperty(exports, 'Name', { get: () => value })`. */
function assignedMember(expression: ts.Expression): { object: string; member: string; value: ts.Expression } | null {
  if (ts.isBinaryExpression(expression) && ts.isPropertyAccessExpression(expression.left)) {
    const { expression: object, name } = expression.left;
    return { object: object.getText(), member: name.text, value: expression.right };
  }
  const [object, member, descriptor] = ts.isCallExpression(expression) ? expression.arguments : [];
  if (!object || !member || !ts.isStringLiteral(member) || !descriptor || !ts.isObjectLiteralExpression(descriptor)) {
    return null;
  }
  for (const property of descriptor.properties) {
    const getter = ts.isPropertyAssignment(property) ? property.initializer : property;
    const value = property.name?.getText() === 'get' ? returnedValue(getter) : undefined;
    if (value) {
      return { object: object.getText(), member: member.text, value };
    }
  }
  return null;
}

/** Returns the value of a function that only returns one. */
function returnedValue(node: ts.Node): ts.Expression | undefined {
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);
  const body = isFunction ? node.body : undefined;
  if (!body || !ts.isBlock(body)) {
    return body;
  }
  const [only] = body.statements;
  return only && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** Returns exported and local names of an export list. */
function namesOf(clause: ts.NamedExportBindings | undefined): [string, string | null][] {
  if (!clause) {
    return [];
  }
  return ts.isNamespaceExport(clause)
    ? [[clause.name.text, null]]
    : clause.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
}

/** Returns local and exported names of an import. */
function importedNames({ importClause }: ts.ImportDeclaration): [string, string | null][] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  return [
    ...(importClause?.name ? [[importClause.name.text, 'default'] as [string, string]] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [[bindings.name.text, null] as [string, null]] : []),
    ...named.map(({ name, propertyName }): [string, string] => [name.text, (propertyName ?? name).text])
  ];
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
