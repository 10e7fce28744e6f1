import type { ExportNamedDeclaration, ExpressionStatement, Program, VariableDeclaration } from 'oxc-parser';

import { isTypeOnly } from './childNodes.ts';
import { blank, type TextEdit } from './editText.ts';
import type { SourceFault } from '../sourceFault.ts';
import { positionAt } from '../position.ts';

/** Message for a last declaration that is not one `name = expression` (spec §8, verbatim). */
const LAST_DECLARATION_MESSAGE = 'The last example variable declaration must be a single expression.';

const NO_COMPONENT_MESSAGE =
  'The example has no component: its last statement must be a declaration, an expression or an export of it.';

export type ComponentExport =
  | {
      ok: true;
      /** Edits that leave the component as the module's only default export. */
      edits: TextEdit[];
      /** Names that the last statement assigns to; they may lack a declaration. */
      assigned: string[];
    }
  | ({ ok: false } & SourceFault);

type BodyStatement = Program['body'][number];
type Outcome = { edits: TextEdit[]; assigned: string[] } | { message: string };

/**
 * Makes the value of an example's last statement the module's default export (spec §5, §8).
 * Statements that leave nothing at run time are not counted; a JSX element becomes a component.
 */
export function componentExport(program: Program, code: string): ComponentExport {
  const statements = valueStatements(program);
  const last = statements.at(-1);
  const outcome = last === undefined ? { message: NO_COMPONENT_MESSAGE } : exportStatement(last, code);
  if ('message' in outcome) {
    return { ok: false, message: outcome.message, ...positionAt(code, last?.start ?? 0) };
  }
  const earlier = statements.slice(0, -1).flatMap((statement) => withoutExport(statement, code));
  return { ok: true, edits: [...earlier, ...outcome.edits], assigned: outcome.assigned };
}

/** The statement whose value is an example's component. */
export function lastStatement(program: Program): BodyStatement | undefined {
  return valueStatements(program).at(-1);
}

/** True for imports and re-exports, which an example can do without once its names are bound. */
export function isLink(statement: BodyStatement): boolean {
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
  return !isTypeOnly(statement) && !isLink(statement) && statement.type !== 'EmptyStatement';
}

function exportStatement(statement: BodyStatement, code: string): Outcome {
  if (statement.type === 'ExportDefaultDeclaration') {
    return exported(isJsx(statement.declaration) ? [inserted('() => ', statement.declaration.start)] : []);
  }
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? exportStatement(statement.declaration, code) : exportSpecifier(statement, code);
  }
  if (statement.type === 'VariableDeclaration') {
    return exportVariable(statement);
  }
  if (statement.type === 'ExpressionStatement') {
    return exportExpression(statement, code);
  }
  if ((statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') && statement.id) {
    return exportName(statement.id.name, statement.end);
  }
  return { message: NO_COMPONENT_MESSAGE };
}

function exportVariable({ declarations, end }: VariableDeclaration): Outcome {
  const [declarator, ...others] = declarations;
  if (declarator?.id.type !== 'Identifier' || !declarator.init || others.length > 0) {
    return { message: LAST_DECLARATION_MESSAGE };
  }
  const { name } = declarator.id;
  return isJsx(declarator.init) ? exported([appended(`export default () => ${name};`, end)]) : exportName(name, end);
}

function exportExpression(statement: ExpressionStatement, code: string): Outcome {
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression') {
    return exported(wrapped(statement, code, isJsx(expression) ? '() => (' : '('));
  }
  const { left, right } = expression;
  const edits = wrapped(statement, code, isJsx(right) ? '() => (' : '(');
  return { edits, assigned: left.type === 'Identifier' ? [left.name] : [] };
}

/** `export { A, B }`: the name exported as default, else the last one. */
function exportSpecifier(statement: ExportNamedDeclaration, code: string): Outcome {
  const names = statement.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Literal'
      ? []
      : [{ local: local.name, isDefault: exported.type !== 'Literal' && exported.name === 'default' }]
  );
  const chosen = names.find(({ isDefault }) => isDefault) ?? names.at(-1);
  if (chosen === undefined) {
    return { message: NO_COMPONENT_MESSAGE };
  }
  return exported([blank(code, statement), appended(`export { ${chosen.local} as default };`, statement.end)]);
}

function exportName(name: string, end: number): Outcome {
  return exported([appended(`export { ${name} as default };`, end)]);
}

function exported(edits: TextEdit[]): Outcome {
  return { edits, assigned: [] };
}

/** Before the last statement, `export default X` counts as the plain statement `X`, a list of exports as nothing. */
function withoutExport(statement: BodyStatement, code: string): TextEdit[] {
  if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
    return [blank(code, statement)];
  }
  if (statement.type !== 'ExportDefaultDeclaration') {
    return [];
  }
  const { declaration, start } = statement;
  const keywords = /^export\s+default/.exec(code.slice(start))?.[0] ?? '';
  const head = { start, end: start + keywords.length };
  const isNamed =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id;
  return isNamed ? [{ ...head, text: '' }] : [{ ...head, text: ';(' }, inserted(')', declaration.end)];
}

function wrapped(statement: ExpressionStatement, code: string, opening: string): TextEdit[] {
  const hasSemicolon = code[statement.end - 1] === ';';
  return [
    inserted(`export default ${opening}`, statement.start),
    { start: statement.end - (hasSemicolon ? 1 : 0), end: statement.end, text: ');' }
  ];
}

function inserted(text: string, offset: number): TextEdit {
  return { start: offset, end: offset, text };
}

function appended(text: string, end: number): TextEdit {
  return inserted(`\n${text}`, end);
}

function isJsx(node: { type: string }): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}
