import ts from 'typescript';

/** The expression inside of parentheses and type assertions. */
export function skipWrappers(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapper ? skipWrappers(expression.expression) : expression;
}
