import ts from 'typescript';

import type { Library } from './library.ts';
import { target } from './packageNames.ts';
import { symbolOf } from './typeText.ts';

/**
 * Returns the symbol of the props type that a component's author wrote, e.g. `ButtonProps`. Utility types around it are
 * skipped: those of TypeScript, of React, and mapped or conditional types.
 */
export function writtenPropsType(type: ts.Type, library: Library): ts.Symbol | undefined {
  const own = symbolOf(type);
  const declaration = own?.declarations?.find((each) => library.isDocumented(each));
  if (own && declaration && isNamedType(declaration) && !isUtility(declaration, library)) {
    return own;
  }
  const parts = [...(type.aliasTypeArguments ?? []), ...(type.isIntersection() ? type.types : [])];
  for (const part of parts) {
    const found = writtenPropsType(part, library);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function isNamedType(declaration: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isClassDeclaration(declaration)
  );
}

/** True for aliases such as `type Simplify<T> = { [K in keyof T]: T[K] }`, which only change another type. */
function isUtility(declaration: ts.Declaration, library: Library): boolean {
  if (!ts.isTypeAliasDeclaration(declaration) || !declaration.typeParameters) {
    return false;
  }
  const names = declaration.typeParameters.map(({ name }) => name.text);
  const isParameter = (node: ts.TypeNode | undefined): boolean =>
    node !== undefined && ts.isTypeReferenceNode(node) && names.includes(node.typeName.getText());
  const changes = (node: ts.TypeNode): boolean => {
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.some(changes);
    }
    if (ts.isTypeReferenceNode(node) && isParameter(node.typeArguments?.[0])) {
      return isUtilityName(node.typeName, library);
    }
    return ts.isMappedTypeNode(node) || ts.isConditionalTypeNode(node) || isParameter(node);
  };
  return changes(declaration.type);
}

function isUtilityName(name: ts.EntityName, library: Library): boolean {
  const local = library.checker.getSymbolAtLocation(name);
  const declarations = local ? (target(local, library.checker).declarations ?? []) : [];
  return declarations.every((each) => !library.isDocumented(each) || isUtility(each, library));
}
