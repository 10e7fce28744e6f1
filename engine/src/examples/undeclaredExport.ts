import type { Program } from 'oxc-parser';

/**
 * Finds a name in an export list (`export { Card };`) that nothing declares.
 * @param known names of values that the module declares or imports
 * @returns the name and its offset; null if there is none
 */
export function findUndeclaredExport(
  program: Program,
  known: ReadonlySet<string>
): { name: string; start: number } | null {
  const types = typeNames(program);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source || statement.exportKind === 'type') {
      continue;
    }
    for (const { local, exportKind } of statement.specifiers) {
      if (exportKind !== 'type' && local.type === 'Identifier' && !known.has(local.name) && !types.has(local.name)) {
        return { name: local.name, start: local.start };
      }
    }
  }
  return null;
}

/** Returns the types that a module declares or imports; exports of them are erased. */
function typeNames(program: Program): Set<string> {
  return new Set(
    program.body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({ local }) => local.name);
      }
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      const isType = declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration';
      return isType ? [declared.id.name] : [];
    })
  );
}
