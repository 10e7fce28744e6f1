import ts from 'typescript';

import type { Members } from '../entry.ts';
import { nodeText } from './typeText.ts';

/**
 * Returns the type parameters that the rows of a component or type name, with their constraints and defaults:
 * `T extends object = Row`.
 */
export function typeParametersOf(declarations: readonly ts.Node[], { props, inherited }: Members): string[] {
  const rows = [...props, ...inherited.flatMap((group) => group.props)];
  const words = new Set(rows.flatMap(({ type }) => type.split(/[^\p{L}\p{N}_$]+/u)));
  const parameters = declarations.flatMap((each) => (isGeneric(each) ? [...(each.typeParameters ?? [])] : []));
  const named = parameters.filter(({ name }) => words.has(name.text));
  return [...new Set(named.map((each) => nodeText(each, each.getSourceFile())))];
}

type Generic = ts.SignatureDeclaration | ts.ClassLikeDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isGeneric(node: ts.Node): node is Generic {
  return (
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}
