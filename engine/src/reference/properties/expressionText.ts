import ts from 'typescript';

import { skipWrappers } from './skipWrappers.ts';

const printer = ts.createPrinter({ removeComments: true });

/** Source text of an expression on one line, without comments and type assertions around it. */
export function expressionText(expression: ts.Expression): string {
  const inner = skipWrappers(expression);
  if (ts.isStringLiteralLike(inner)) {
    return inner.getText();
  }
  const text = printer.printNode(ts.EmitHint.Expression, inner, inner.getSourceFile());
  return text.replace(/\s*\n\s*/g, ' ');
}
