import ts from 'typescript';

/** Unwraps parentheses and type assertions. */
export function skipWrappers(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapper ? skipWrappers(expression.expression) : expression;
}

/** True for `undefined` and `void 0`. */
export function isUndefined(expression: ts.Expression): boolean {
  const inner = skipWrappers(expression);
  return ts.isVoidExpression(inner) || (ts.isIdentifier(inner) && inner.text === 'undefined');
}

/** True for values that mean the same to readers wherever they are written: strings, numbers, `true`, `null`, `-1`. */
export function isLiteral(expression: ts.Expression): boolean {
  const inner = skipWrappers(expression);
  return (
    ts.isLiteralExpression(inner) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(inner.kind) ||
    (ts.isPrefixUnaryExpression(inner) && ts.isLiteralExpression(inner.operand))
  );
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints an expression on one line, without comments and enclosing type assertions. The short forms of minifiers
 * (`!0`, `void 0`) are printed as the literals that they mean.
 */
export function expressionText(expression: ts.Expression): string {
  const inner = skipWrappers(expression);
  if (ts.isStringLiteralLike(inner)) {
    return inner.getText();
  }
  if (isUndefined(inner)) {
    return 'undefined';
  }
  const isNegation = ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.ExclamationToken;
  if (isNegation && ts.isNumericLiteral(inner.operand)) {
    return String(Number(inner.operand.text) === 0);
  }
  const text = printer.printNode(ts.EmitHint.Expression, inner, inner.getSourceFile());
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Returns the name of a property in an object or pattern; null for a computed name, or a nested pattern. */
export function propertyName(name: ts.PropertyName | ts.BindingName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : null;
}
