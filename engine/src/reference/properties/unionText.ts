import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Joins the texts of types as a union: each member once, and functions in parentheses, because the arrow of
 * `() => void | string` would take in what follows.
 */
export function unionText(texts: readonly string[]): string {
  const different = [...new Set(texts)];
  const [only] = different;
  if (different.length === 1 && only !== undefined) {
    return only;
  }
  const file = ts.createSourceFile(
    'types.ts',
    different.map((text) => `type T = ${text};`).join('\n'),
    ts.ScriptTarget.Latest,
    true
  );
  const nodes = file.statements.flatMap((each) => (ts.isTypeAliasDeclaration(each) ? membersOf(each.type) : []));
  if (file.statements.length !== different.length || nodes.length < different.length) {
    // Text of a `@propType` that is no type.
    return different.join(' | ');
  }
  const members = new Map(nodes.map((node) => [keyOf(node, file), node]));
  const isBoolean = members.has('true') && members.has('false');
  const union = [...members].flatMap(([text, node]) =>
    isBoolean && (text === 'true' || text === 'false') ? [] : [node]
  );
  const booleans = isBoolean ? [ts.factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword)] : [];
  return print(ts.factory.createUnionTypeNode([...booleans, ...union]), file);
}

function membersOf(node: ts.TypeNode): ts.TypeNode[] {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap(membersOf);
  }
  return ts.isParenthesizedTypeNode(node) && ts.isUnionTypeNode(node.type) ? membersOf(node.type) : [node];
}

/** Returns the text of a type; that of a string is the same in any quotes. */
function keyOf(node: ts.TypeNode, file: ts.SourceFile): string {
  const text = ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : null;
  return text === null ? print(node, file) : JSON.stringify(text);
}

function print(node: ts.TypeNode, file: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s*\n\s*/g, ' ');
}
