import ts from 'typescript';

import type { ModuleValues } from './defaults/moduleValues.ts';
import { type Defaults, parameterDefaults } from './defaults/propDefaults.ts';
import { readDocComment } from './docComment/readDocComment.ts';
import type { FunctionDoc, TypeLink } from '../entry.ts';
import type { Library, NamedSymbol } from './library.ts';
import { type OnNamedType, type TypeText, computedType, nodeText, uniqueLinks, writtenType } from './typeText.ts';

interface Parameter extends TypeText {
  name: string;
  optional: boolean;
  isRest: boolean;
}

/** Describes the signature of a function. Parameters are those of the first overload. */
export function describeFunction(
  named: NamedSymbol,
  module: ModuleValues | null,
  library: Library,
  onNamedType: OnNamedType
): FunctionDoc {
  const { checker } = library;
  const doc = readDocComment(named.symbol, checker);
  const defaults: Defaults = module ? parameterDefaults(module, named.symbol.name) : new Map();
  const signatures = checker.getTypeOfSymbol(named.symbol).getCallSignatures();
  const overloads = signatures.map((signature) => describeSignature(signature, defaults, library, onNamedType));
  return {
    functionName: named.name,
    type: overloads.map(({ text }) => text).join('\n'),
    params: (overloads[0]?.parameters ?? []).map(({ name, type, optional }) => ({
      name,
      type,
      default: defaults.get(name) ?? null,
      optional,
      description: doc.params.get(name) ?? ''
    })),
    description: doc.description,
    returns: doc.returns,
    deprecated: doc.deprecated,
    beta: doc.beta,
    types: uniqueLinks(overloads.flatMap(({ types }) => types))
  };
}

interface SignatureText {
  text: string;
  parameters: Parameter[];
  types: TypeLink[];
}

/**
 * Formats a signature as `(a: A, b?: B) => R`. A parameter with a default has no question mark: the author did not
 * write one, and the default implies it.
 */
function describeSignature(
  signature: ts.Signature,
  defaults: Defaults,
  library: Library,
  onNamedType: OnNamedType
): SignatureText {
  const { checker } = library;
  const parameters = signature.getParameters().map((symbol): Parameter => {
    const declaration = symbol.declarations?.find((node) => ts.isParameter(node));
    const text = declaration?.type
      ? writtenType(declaration.type, library, onNamedType)
      : computedType(checker.getTypeOfSymbol(symbol), library, onNamedType);
    return {
      ...text,
      name: symbol.name,
      optional: declaration?.questionToken !== undefined,
      isRest: declaration?.dotDotDotToken !== undefined
    };
  });
  const declared = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const result = declared?.type
    ? writtenType(declared.type, library, onNamedType)
    : computedType(signature.getReturnType(), library, onNamedType);
  const generics = declared?.typeParameters?.map((each) => nodeText(each, each.getSourceFile())).join(', ') ?? '';
  const list = parameters.map(
    ({ name, type, optional, isRest }) =>
      `${isRest ? '...' : ''}${name}${optional && !defaults.has(name) ? '?' : ''}: ${type}`
  );
  return {
    text: `${generics === '' ? '' : `<${generics}>`}(${list.join(', ')}) => ${result.type}`,
    parameters,
    types: [...parameters.flatMap(({ types }) => types), ...result.types]
  };
}
