import type { Expression, ExportNamedDeclaration, Program, Statement, VariableDeclaration } from 'oxc-parser';

import { isTypeOnly } from './childNodes.ts';
import { blank, type TextEdit } from './editText.ts';
import type { SourceFault } from './parseModule.ts';
import { positionAt } from './position.ts';

/** Message for a last declaration that is not one `name = expression` (spec §8, verbatim). */
export const LAST_DECLARATION_MESSAGE = 'The last example variable declaration must be a single expression.';

const NO_COMPONENT_MESSAGE =
  'The example has no component: its last statement must be a declaration, an expression or an export of it.';

export type ComponentExport =
  | {
      ok: true;
      /** Edits that leave the component as the module's only default export. */
      edits: TextEdit[];
      /** Name that the last statement assigns to, which needs a declaration if there is none. */
      assigned: string | null;
    }
  | ({ ok: false } & SourceFault);

type Outcome = { edits: TextEdit[]; assigned?: string } | { message: string };
type BodyStatement = Program['body'][number];

/**
 * Makes the value of an example's last statement the module's default export (spec §5, §8).
 * Statements that leave nothing at run time are not counted; a JSX element becomes a component.
 */
export function componentExport(program: Program, code: string): ComponentExport {
  const statements = program.body.filter((statement) => hasValue(statement));
  const last = statements.at(-1);
  const outcome = last === undefined ? { message: NO_COMPONENT_MESSAGE } : exportStatement(last, code);
  if ('message' in outcome) {
    return { ok: false, message: outcome.message, ...positionAt(code, last?.start ?? 0) };
  }
  const earlier = statements.slice(0, -1).flatMap((statement) => withoutExport(statement, code));
  return { ok: true, edits: [...earlier, ...outcome.edits], assigned: outcome.assigned ?? null };
}

function hasValue(statement: BodyStatement): boolean {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'EmptyStatement':
      return false;
    case 'ExportNamedDeclaration':
      return statement.source === null && !isTypeOnly(statement);
    default:
      return !isTypeOnly(statement);
  }
}

function exportStatement(statement: BodyStatement, code: string): Outcome {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
      return isJsx(statement.declaration)
        ? { edits: [{ start: statement.declaration.start, end: statement.declaration.start, text: '() => ' }] }
        : { edits: [] };
    case 'ExportNamedDeclaration':
      return statement.declaration ? exportStatement(statement.declaration, code) : exportSpecifier(statement, code);
    case 'VariableDeclaration':
      return exportVariable(statement);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? exportName(statement.id.name, statement.end) : { message: NO_COMPONENT_MESSAGE };
    case 'ExpressionStatement':
      return exportExpression(statement.expression, statement, code);
    default:
      return { message: NO_COMPONENT_MESSAGE };
  }
}

function exportVariable({ declarations, end }: VariableDeclaration): Outcome {
  const [declarator, ...others] = declarations;
  if (declarator?.id.type !== 'Identifier' || !declarator.init || others.length > 0) {
    return { message: LAST_DECLARATION_MESSAGE };
  }
  const { name } = declarator.id;
  return isJsx(declarator.init) ? { edits: [appended(`export default () => ${name};`, end)] } : exportName(name, end);
}

function exportExpression(expression: Expression, statement: Statement, code: string): Outcome {
  if (expression.type !== 'AssignmentExpression') {
    return { edits: wrapped(statement, code, isJsx(expression) ? '() => (' : '(') };
  }
  const edits = wrapped(statement, code, isJsx(expression.right) ? '() => (' : '(');
  return expression.left.type === 'Identifier' ? { edits, assigned: expression.left.name } : { edits };
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
  return { edits: [blank(code, statement), appended(`export { ${chosen.local} as default };`, statement.end)] };
}

function exportName(name: string, end: number): Outcome {
  return { edits: [appended(`export { ${name} as default };`, end)] };
}

/** Before the last statement, `export default X` counts as the plain statement `X`, a list of exports as nothing. */
function withoutExport(statement: BodyStatement, code: string): TextEdit[] {
  if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
    return [blank(code, statement)];
  }
  if (statement.type !== 'ExportDefaultDeclaration') {
    return [];
  }
  const { declaration } = statement;
  const isNamed =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id;
  const head = { start: statement.start, end: declaration.start };
  return isNamed
    ? [{ ...head, text: '' }]
    : [
        { ...head, text: '(' },
        { start: declaration.end, end: declaration.end, text: ')' }
      ];
}

function wrapped(statement: Statement, code: string, opening: string): TextEdit[] {
  const hasSemicolon = code[statement.end - 1] === ';';
  return [
    { start: statement.start, end: statement.start, text: `export default ${opening}` },
    { start: statement.end - (hasSemicolon ? 1 : 0), end: statement.end, text: ');' }
  ];
}

function appended(text: string, end: number): TextEdit {
  return { start: end, end, text: `\n${text}` };
}

function isJsx(node: { type: string }): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}
