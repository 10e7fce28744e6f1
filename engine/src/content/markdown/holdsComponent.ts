import {
  type Class,
  type Expression,
  type Function as FunctionNode,
  parseSync,
  type Program,
  Visitor
} from 'oxc-parser';

/**
 * Whether the value of a program is a component or elements, so that it can be an example: its last statement is a
 * function or a class with elements in it, elements themselves, or an export of these. A call, such as that of `memo`,
 * counts by its arguments. Code that the parser can't read holds none.
 * @param code JavaScript or TypeScript with JSX
 */
export function holdsComponent(code: string): boolean {
  // Fast path: most code that is no example has no elements.
  if (!code.includes('<')) {
    return false;
  }
  const { errors, program } = parseSync('example.tsx', code, { lang: 'tsx', sourceType: 'module' });
  return errors.length === 0 && new ComponentFinder(program).holdsComponent();
}

type Statement = Program['body'][number];
interface Span {
  start: number;
  end: number;
}

class ComponentFinder {
  readonly #statements: readonly Statement[];
  readonly #elements: Span[] = [];
  /** Names that were looked up. */
  readonly #visited = new Set<string>();

  constructor(program: Program) {
    this.#statements = program.body;
    const add = ({ start, end }: Span): void => void this.#elements.push({ start, end });
    new Visitor({ JSXElement: add, JSXFragment: add }).visit(program);
  }

  holdsComponent(): boolean {
    const last = this.#statements.findLast(hasValue);
    return this.#elements.length > 0 && last !== undefined && this.#isComponent(last);
  }

  #isComponent(statement: Statement): boolean {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      return isDeclaration(declaration)
        ? this.#hasElements(declaration, declaration.id?.name)
        : declaration.type !== 'TSInterfaceDeclaration' && this.#yields(declaration);
    }
    if (statement.type === 'ExportNamedDeclaration') {
      const exported = exportedName(statement);
      return statement.declaration
        ? this.#isComponent(statement.declaration)
        : exported !== null && this.#isDeclared(exported);
    }
    if (statement.type === 'VariableDeclaration') {
      const [declarator, ...others] = statement.declarations;
      const { id, init = null } = declarator ?? {};
      return id?.type === 'Identifier' && init !== null && others.length === 0 && this.#yields(init, id.name);
    }
    if (statement.type === 'ExpressionStatement') {
      const { expression } = statement;
      // A call does something, such as rendering an app.
      return expression.type === 'AssignmentExpression'
        ? this.#yields(expression.right, expression.left.type === 'Identifier' ? expression.left.name : undefined)
        : expression.type !== 'CallExpression' && this.#yields(expression);
    }
    return isDeclaration(statement) && this.#hasElements(statement, statement.id?.name);
  }

  /** @param name of what has the value; undefined for none */
  #yields(value: Expression, name?: string): boolean {
    if (isJsx(value)) {
      return true;
    }
    if (
      value.type === 'ArrowFunctionExpression' ||
      value.type === 'FunctionExpression' ||
      value.type === 'ClassExpression'
    ) {
      return this.#hasElements(value, name);
    }
    if (value.type === 'Identifier') {
      return this.#isDeclared(value.name);
    }
    if (value.type === 'CallExpression') {
      const values = value.arguments.filter((argument) => argument.type !== 'SpreadElement' && !isJsx(argument));
      return isComponentName(name) && values.some((argument) => this.#yields(argument as Expression, name));
    }
    return WRAPPERS.has(value.type) && 'expression' in value && this.#yields(value.expression as Expression, name);
  }

  /** Whether a name of the program is that of a component. */
  #isDeclared(name: string): boolean {
    if (this.#visited.has(name)) {
      return false;
    }
    this.#visited.add(name);
    return this.#statements.some((statement) => declares(statement, name) && this.#isComponent(statement));
  }

  #hasElements({ start, end }: Span, name: string | undefined): boolean {
    return isComponentName(name) && this.#elements.some((element) => element.start >= start && element.end <= end);
  }
}

/** What has no effect on a value. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression'
]);

function isJsx({ type }: { type: string }): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

function isDeclaration(node: { type: string }): node is FunctionNode | Class {
  return node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
}

/** A component without a name has none that could be wrong. */
function isComponentName(name: string | undefined): boolean {
  return name === undefined || /^\p{Lu}/u.test(name);
}

/** The name that a list of exports exports as default, or else the last one. */
function exportedName({ specifiers }: Extract<Statement, { type: 'ExportNamedDeclaration' }>): string | null {
  const names = specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier'
      ? [{ name: local.name, isDefault: 'name' in exported && exported.name === 'default' }]
      : []
  );
  return (names.find(({ isDefault }) => isDefault) ?? names.at(-1))?.name ?? null;
}

function declares(statement: Statement, name: string): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
  }
  return declaration !== null && isDeclaration(declaration) && declaration.id?.name === name;
}

const WITHOUT_VALUE: ReadonlySet<string> = new Set([
  'EmptyStatement',
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction'
]);

/** Imports, types, and what is exported from elsewhere have none. */
function hasValue(statement: Statement): boolean {
  return statement.type === 'ExportNamedDeclaration'
    ? statement.source === null && statement.exportKind !== 'type'
    : !WITHOUT_VALUE.has(statement.type);
}
