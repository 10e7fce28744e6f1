import ts from 'typescript';

import type { Library, NamedSymbol } from './library.ts';
import { probeKey } from './probe.ts';

/** The ways to use a component: one for each overload, class, or member of a union. */
export interface ComponentProps {
  /** Types of the props. */
  types: readonly ts.Type[];
  /** True if it can be used without any props, because one of its signatures has none. */
  acceptsNone: boolean;
}

/** A component's props, and where they come from. */
interface DeclaredProps extends ComponentProps {
  /** The declarations of its signatures or classes whose type parameters are left as they are. */
  declarations: readonly ts.Node[];
}

interface Use {
  /** Null for a use without props. */
  props: ts.Type | null;
  declaration: ts.Node | undefined;
}

/** True for values that JSX accepts as components, according to the checker and React's typings. */
export function isComponent(name: string, type: ts.Type, { checker, probe }: Library): boolean {
  const isUnknown =
    type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.StringLike);
  if (isUnknown || !probe || !checker.isTypeAssignableTo(type, probe.component)) {
    return false;
  }
  if (constituents(type).some((each) => each.getConstructSignatures().length > 0)) {
    return true;
  }
  const signatures = constituents(type).flatMap((each) => each.getCallSignatures());
  if (signatures.some((signature) => !takesProps(signature, checker))) {
    return false;
  }
  // JSX takes `<div>` for an element of the DOM, but `<motion.div>` for a component.
  const isElementName = /^[a-z]/.test(name) && !name.includes('.');
  return (
    !isElementName && (!/^[a-z]/.test(name.split('.').at(-1) ?? '') || signatures.some((each) => rendersNodes(each)))
  );
}

/** True unless the first parameter is a text, number, list or function. Functions of those return text, too. */
function takesProps(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const props = firstParameter(signature, checker);
  const constraint = props && (checker.getBaseConstraintOfType(props) ?? props);
  return constraint === undefined || constituents(constraint).some((each) => isPropsLike(each, checker));
}

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Void |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null;

function isPropsLike(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    // The checker takes `any` for an array, too.
    (type.flags & ts.TypeFlags.Any) !== 0 ||
    isNever(type, checker) ||
    ((type.flags & PRIMITIVE) === 0 &&
      !checker.isArrayLikeType(type) &&
      type.getCallSignatures().length === 0 &&
      type.getConstructSignatures().length === 0)
  );
}

/** True for props whose parts contradict each other, so that nobody can pass them. */
function isNever(type: ts.Type, checker: ts.TypeChecker): boolean {
  // Such an intersection has no flag of its own.
  return checker.isTypeAssignableTo(type, checker.getNeverType());
}

/** True for functions whose result may be an element, not just text. */
function rendersNodes(signature: ts.Signature): boolean {
  return constituents(signature.getReturnType()).some(({ flags }) => (flags & PRIMITIVE) === 0);
}

/**
 * Returns the props of a component. If it can be rendered as any element, these are the props of its usual one: the
 * overload that is not generic, or else the default of the type parameter.
 */
export function componentProps(named: NamedSymbol, type: ts.Type, library: Library): DeclaredProps {
  const all = constituents(type).flatMap((each) => usesOf(each, named, library));
  const uses = all.filter(({ props }) => props === null || !isNever(props, library.checker));
  return {
    types: uses.flatMap(({ props }) => props ?? []),
    acceptsNone: uses.some(({ props }) => props === null),
    declarations: uses.flatMap(({ declaration }) => declaration ?? [])
  };
}

function usesOf(type: ts.Type, named: NamedSymbol, library: Library): Use[] {
  const { checker } = library;
  const [constructor] = type.getConstructSignatures();
  if (constructor) {
    const instance = constructor.getReturnType();
    const props = instance.getProperty('props');
    const [declaration] = instance.symbol.declarations ?? [];
    return [{ props: props ? checker.getTypeOfSymbol(props) : null, declaration }];
  }
  const signatures = type.getCallSignatures();
  const plain = signatures.filter((signature) => !isPolymorphic(signature, library));
  const instance = named.source && library.probe?.instances.get(probeKey(named.source));
  if (plain.length === 0 && instance) {
    return [{ props: propsOf(instance, checker), declaration: undefined }];
  }
  return (plain.length > 0 ? plain : signatures).map((signature) => ({
    props: propsOf(signature, checker),
    // Typed as always defined, but signatures of mapped types have none.
    declaration: signature.getDeclaration() as ts.SignatureDeclaration | undefined
  }));
}

function propsOf(signature: ts.Signature, checker: ts.TypeChecker): ts.Type | null {
  const props = firstParameter(signature, checker);
  return props ? (checker.getBaseConstraintOfType(props) ?? props) : null;
}

/** True if all signatures have a type parameter with a default for the rendered element, so that it has to be applied. */
export function needsInstance(type: ts.Type, library: Library): boolean {
  const signatures = constituents(type).flatMap((each) => each.getCallSignatures());
  const hasDefault = (signature: ts.Signature): boolean =>
    elementParameters(signature, library).some((each) => library.checker.getDefaultFromTypeParameter(each));
  return signatures.length > 0 && signatures.every(hasDefault);
}

function isPolymorphic(signature: ts.Signature, library: Library): boolean {
  return elementParameters(signature, library).length > 0;
}

/** Returns the type parameters that stand for the rendered element, as in `<C extends ElementType = 'a'>`. */
function elementParameters(signature: ts.Signature, library: Library): ts.TypeParameter[] {
  const { checker } = library;
  return (signature.getTypeParameters() ?? []).filter((parameter) =>
    [checker.getBaseConstraintOfType(parameter), checker.getDefaultFromTypeParameter(parameter)].some(
      (bound) => bound !== undefined && constituents(bound).every((each) => isElementType(each, library))
    )
  );
}

/** True for the name of an element and for the type of a component. */
function isElementType(type: ts.Type, { checker, probe }: Library): boolean {
  if (type.isStringLiteral()) {
    return probe !== null && probe.elements.has(type.value);
  }
  const isUsable = type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
  return isUsable && probe !== null && checker.isTypeAssignableTo(type, probe.component);
}

function firstParameter(signature: ts.Signature, checker: ts.TypeChecker): ts.Type | undefined {
  const [first] = signature.getParameters();
  return first && checker.getTypeOfSymbol(first);
}

function constituents(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
