import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  ExpressionStatement,
  Program,
  VariableDeclaration
} from 'oxc-parser';

import { isTypeOnly } from './childNodes.ts';
import { deleteKeepingLines, type TextEdit } from './editText.ts';
import type { SourceError } from '../core/sourceError.ts';
import { positionAt } from '../core/position.ts';

/** Error for a last declaration other than a single `name = expression` (requirement 8.4, verbatim). */
const LAST_DECLARATION_MESSAGE = 'The last example variable declaration must be a single expression.';

const NO_COMPONENT_MESSAGE =
  'The example has no component: its last statement must be a declaration, an expression or an export of it.';

/** Statement that yields the component, by form. */
const DEFAULT = { module: 'export default', function: 'return' } as const;

/** Comments are allowed between the keywords. */
const DEFAULT_KEYWORDS = /^export(?:\s|\/\*[^]*?\*\/|\/\/.*)*default/;

export type ComponentExport =
  | {
      ok: true;
      /** Edits that make the component the only default export of the module, or the return value of the function. */
      edits: TextEdit[];
      /** Variables assigned by the last statement, which may be undeclared. */
      assigned: string[];
    }
  | ({ ok: false } & SourceError);

/**
 * Output form: a `module` that default-exports the component, or a `function` body that returns it and exports nothing.
 */
export type ComponentForm = 'module' | 'function';

type BodyStatement = Program['body'][number];
type Outcome = { edits: TextEdit[]; assigned: string[] } | { message: string };

/**
 * Computes the edits that make the value of an example's last statement the default export of the module (requirement
 * 5.6). Statements without a runtime value are ignored. A JSX element is wrapped in a component.
 */
export function componentExport(program: Program, code: string, form: ComponentForm = 'module'): ComponentExport {
  const statements = valueStatements(program);
  const last = statements.at(-1);
  const outcome = last === undefined ? { message: NO_COMPONENT_MESSAGE } : exportStatement(last, code, form);
  if ('message' in outcome) {
    return { ok: false, message: outcome.message, ...positionAt(code, last?.start ?? 0) };
  }
  const earlier = statements.slice(0, -1).flatMap((statement) => removeExport(statement, code, form));
  return { ok: true, edits: [...earlier, ...outcome.edits], assigned: outcome.assigned };
}

/** Returns the statement whose value is the component. */
export function lastStatement(program: Program): BodyStatement | undefined {
  return valueStatements(program).at(-1);
}

/** True for imports and re-exports, which are removed once their names are bound. */
export function isImportOrReexport(statement: BodyStatement): boolean {
  return (
    statement.type === 'ImportDeclaration' ||
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  );
}

function valueStatements(program: Program): BodyStatement[] {
  return program.body.filter((statement) => hasValue(statement));
}

function hasValue(statement: BodyStatement): boolean {
  return !isTypeOnly(statement) && !isImportOrReexport(statement) && statement.type !== 'EmptyStatement';
}

function exportStatement(statement: BodyStatement, code: string, form: ComponentForm): Outcome {
  if (statement.type === 'ExportDefaultDeclaration') {
    return exportDefault(statement, code, form);
  }
  if (statement.type === 'ExportNamedDeclaration') {
    if (!statement.declaration) {
      return exportSpecifier(statement, code, form);
    }
    const outcome = exportStatement(statement.declaration, code, form);
    return 'message' in outcome
      ? outcome
      : { ...outcome, edits: [...removeExportKeyword(statement, form), ...outcome.edits] };
  }
  if (statement.type === 'VariableDeclaration') {
    return exportVariable(statement, form);
  }
  if (statement.type === 'ExpressionStatement') {
    return exportExpression(statement, code, form);
  }
  if ((statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') && statement.id) {
    return exportName(statement.id.name, statement.end, form);
  }
  return { message: NO_COMPONENT_MESSAGE };
}

function exportDefault(statement: ExportDefaultDeclaration, code: string, form: ComponentForm): Outcome {
  const { declaration, end } = statement;
  const element = isJsx(declaration) ? [inserted('() => ', declaration.start)] : [];
  if (form === 'module') {
    return exported(element);
  }
  const name = declaredName(declaration);
  return exported(
    name === null
      ? [...parenthesized(statement, code, 'return ('), ...element]
      : [{ ...defaultKeywords(statement, code), text: '' }, exportOf(name, end, form)]
  );
}

function exportVariable({ declarations, end }: VariableDeclaration, form: ComponentForm): Outcome {
  const [declarator, ...others] = declarations;
  if (declarator?.id.type !== 'Identifier' || !declarator.init || others.length > 0) {
    return { message: LAST_DECLARATION_MESSAGE };
  }
  const { name } = declarator.id;
  return isJsx(declarator.init)
    ? exported([inserted(`\n${DEFAULT[form]} () => ${name};`, end)])
    : exportName(name, end, form);
}

function exportExpression(statement: ExpressionStatement, code: string, form: ComponentForm): Outcome {
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression') {
    return exported(wrapped(statement, code, isJsx(expression), form));
  }
  const { left, right } = expression;
  return {
    edits: wrapped(statement, code, isJsx(right), form),
    assigned: left.type === 'Identifier' ? [left.name] : []
  };
}

/** For `export { A, B }`: exports the name exported as default, falling back to the last one. */
function exportSpecifier(statement: ExportNamedDeclaration, code: string, form: ComponentForm): Outcome {
  const names = statement.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Literal'
      ? []
      : [{ local: local.name, isDefault: exported.type !== 'Literal' && exported.name === 'default' }]
  );
  const chosen = names.find(({ isDefault }) => isDefault) ?? names.at(-1);
  if (chosen === undefined) {
    return { message: NO_COMPONENT_MESSAGE };
  }
  return exported([deleteKeepingLines(code, statement), exportOf(chosen.local, statement.end, form)]);
}

function exportName(name: string, end: number, form: ComponentForm): Outcome {
  return exported([exportOf(name, end, form)]);
}

function exportOf(name: string, end: number, form: ComponentForm): TextEdit {
  return inserted(form === 'module' ? `\nexport { ${name} as default };` : `\nreturn ${name};`, end);
}

function exported(edits: TextEdit[]): Outcome {
  return { edits, assigned: [] };
}

/**
 * Removes an export before the last statement: `export default X` becomes the statement `X`, an export list is deleted.
 */
function removeExport(statement: BodyStatement, code: string, form: ComponentForm): TextEdit[] {
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? removeExportKeyword(statement, form) : [deleteKeepingLines(code, statement)];
  }
  if (statement.type !== 'ExportDefaultDeclaration') {
    return [];
  }
  const { declaration } = statement;
  return declaredName(declaration) === null
    ? parenthesized(statement, code, ';(')
    : [{ ...defaultKeywords(statement, code), text: '' }];
}

/** Closes after both ends, since the value may have its own parentheses, which end after the value's node. */
function parenthesized(statement: ExportDefaultDeclaration, code: string, opening: string): TextEdit[] {
  return [
    { ...defaultKeywords(statement, code), text: opening },
    inserted(')', statement.declaration.end),
    inserted(';', statement.end)
  ];
}

function removeExportKeyword({ start }: ExportNamedDeclaration, form: ComponentForm): TextEdit[] {
  return form === 'module' ? [] : [{ start, end: start + 'export'.length, text: '' }];
}

function defaultKeywords({ start }: ExportDefaultDeclaration, code: string): { start: number; end: number } {
  return { start, end: start + (DEFAULT_KEYWORDS.exec(code.slice(start))?.[0].length ?? 0) };
}

function declaredName(declaration: ExportDefaultDeclaration['declaration']): string | null {
  const isDeclaration = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isDeclaration ? (declaration.id?.name ?? null) : null;
}

function wrapped(statement: ExpressionStatement, code: string, isElement: boolean, form: ComponentForm): TextEdit[] {
  const hasSemicolon = code[statement.end - 1] === ';';
  return [
    inserted(`${DEFAULT[form]} ${isElement ? '() => (' : '('}`, statement.start),
    { start: statement.end - (hasSemicolon ? 1 : 0), end: statement.end, text: ');' }
  ];
}

function inserted(text: string, offset: number): TextEdit {
  return { start: offset, end: offset, text };
}

function isJsx(node: { type: string }): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}
