import ts from 'typescript';

import { readDocComment } from './docComment.ts';
import type { Entry } from '../entry.ts';

type EnumMember = Extract<Entry, { kind: 'enum' }>['members'][number];

/** The members of an enum in the author's order. */
export function enumMembers(symbol: ts.Symbol, checker: ts.TypeChecker): EnumMember[] {
  const declarations = symbol.declarations?.filter((node) => ts.isEnumDeclaration(node)) ?? [];
  return declarations
    .flatMap(({ members }) => [...members])
    .map((member) => {
      const own = checker.getSymbolAtLocation(member.name);
      const doc = own && readDocComment(own, checker);
      return {
        name: ts.isComputedPropertyName(member.name) ? member.name.getText() : member.name.text,
        value: JSON.stringify(checker.getConstantValue(member) ?? null),
        description: doc?.description ?? '',
        deprecated: doc?.deprecated ?? false
      };
    });
}
