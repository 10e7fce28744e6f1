import type { Program } from 'oxc-parser';

import { JsxParser, parseProgram } from '../compiler/parseProgram.ts';
import { componentExport, lastStatement } from '../../examples/componentExport.ts';
import { type ModuleNames, moduleNames } from '../../examples/moduleNames.ts';
import { offsetAt, positionAt } from '../../core/position.ts';
import type { TextEdit } from '../../examples/editText.ts';
import { titleIdentifier } from './programParts.ts';

/** An example, parsed for its project. */
interface ReadExample {
  names: ModuleNames;
  /** The offsets of its edit refer to the author's text. */
  root: RootComponent;
}

/** An error in an example's code, as opposed to a defect of the engine. */
export class ExampleError extends Error {
  override name = 'ExampleError';
}

/**
 * Parses an example by the same rules as on the site (requirement 5.6).
 * @param title provides the name of an anonymous component
 * @throws ExampleError for a syntax error, or if the last statement is not a component (requirement 8.4)
 */
export function readExample(original: string, title: string): ReadExample {
  const parsed = parseProgram(original, 'example.tsx');
  if (!parsed.ok) {
    throw new ExampleError(`${parsed.message} (line ${parsed.line}, column ${parsed.column})`);
  }
  const { program, code } = parsed;
  const component = componentExport(program, code);
  if (!component.ok) {
    throw new ExampleError(component.message);
  }
  const names = moduleNames(program);
  const root = rootComponent(program, names, title);
  const originalOffset = (offset: number): number =>
    offsetAt(original, parsed.originalPosition(positionAt(code, offset)));
  const edit = root.edit && {
    ...root.edit,
    start: originalOffset(root.edit.start),
    end: originalOffset(root.edit.end)
  };
  return { names, root: { ...root, edit } };
}

/** Tests if code contains no types, regardless of its declared language. */
export function isPlainJavaScript(code: string): boolean {
  try {
    JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

/** Component that a project renders: the value of the example's last statement (requirement 5.6), under a name. */
interface RootComponent {
  name: string;
  /** True if the value is an element instead of a component. */
  isElement: boolean;
  /** True if the code exports it by this name. */
  isExported: boolean;
  /** Edit that declares a name for an anonymous value. */
  edit: TextEdit | null;
}

type Statement = Program['body'][number];
type StatementOf<Type extends Statement['type']> = Extract<Statement, { type: Type }>;

/** @param program of an example that `componentExport` accepts */
function rootComponent(program: Program, names: ModuleNames, title: string): RootComponent {
  const statement = lastStatement(program);
  const root = statement === undefined ? named('') : rootOf(statement, freeName(title, names), names);
  return { ...root, isExported: exportedNames(program).has(root.name) };
}

type NamedValue = Omit<RootComponent, 'isExported'>;

function rootOf(statement: Statement, newName: string, names: ModuleNames): NamedValue {
  if (statement.type === 'ExportDefaultDeclaration') {
    return defaultRoot(statement, newName);
  }
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? rootOf(statement.declaration, newName, names) : named(exportedName(statement));
  }
  if (statement.type === 'VariableDeclaration') {
    const [declarator] = statement.declarations;
    return { ...named(nameOf(declarator?.id)), isElement: isJsx(declarator?.init) };
  }
  if (statement.type === 'ExpressionStatement') {
    return expressionRoot(statement, newName, names);
  }
  const isDeclaration = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
  return named(isDeclaration ? nameOf(statement.id) : '');
}

/** `export default …`, which becomes a constant if it is anonymous. */
function defaultRoot({ declaration, start }: StatementOf<'ExportDefaultDeclaration'>, newName: string): NamedValue {
  if (declaration.type === 'Identifier') {
    return named(declaration.name);
  }
  const isDeclaration = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isDeclaration && declaration.id
    ? named(declaration.id.name)
    : naming(newName, declaration, { start, end: declaration.start });
}

function expressionRoot(
  { expression, start }: StatementOf<'ExpressionStatement'>,
  newName: string,
  names: ModuleNames
): NamedValue {
  const here = { start, end: start };
  if (expression.type === 'Identifier') {
    return named(expression.name);
  }
  if (expression.type === 'AssignmentExpression' && expression.left.type === 'Identifier') {
    const { name } = expression.left;
    const edit = names.declared.has(name) ? null : { ...here, text: 'const ' };
    return { name, isElement: isJsx(expression.right), edit };
  }
  return naming(newName, expression, here);
}

function naming(name: string, value: { type: string }, place: { start: number; end: number }): NamedValue {
  const text = isJsx(value) ? `const ${name} = () => ` : `const ${name} = `;
  return { name, isElement: false, edit: { ...place, text } };
}

/** `export { A, B }`: returns the name exported as default, otherwise the last one. */
function exportedName({ specifiers }: StatementOf<'ExportNamedDeclaration'>): string {
  const isDefault = specifiers.find(({ exported }) => exported.type !== 'Literal' && exported.name === 'default');
  const local = (isDefault ?? specifiers.at(-1))?.local;
  return nameOf(local);
}

/** Returns an empty string for anything but an identifier. */
function nameOf(node: { type: string; name?: unknown } | null | undefined): string {
  return node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : '';
}

function named(name: string): NamedValue {
  return { name, isElement: false, edit: null };
}

/** Returns the names of declarations that a module exports under the same name. */
function exportedNames(program: Program): Set<string> {
  const names = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') {
      return [];
    }
    const { declaration, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    }
    const isNamed = declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration';
    return isNamed && declaration.id
      ? [declaration.id.name]
      : specifiers.flatMap(({ local, exported }) =>
          local.type === 'Identifier' && exported.type === 'Identifier' && local.name === exported.name
            ? [local.name]
            : []
        );
  });
  return new Set(names);
}

function isJsx(node: { type: string } | null | undefined): boolean {
  return node?.type === 'JSXElement' || node?.type === 'JSXFragment';
}

/** Converts the title to a name that the code does not use. */
function freeName(title: string, { declared, referenced }: ModuleNames): string {
  let name = titleIdentifier(title);
  while (declared.has(name) || referenced.has(name)) {
    name += 'Example';
  }
  return name;
}
