import ts from 'typescript';

import { symbolOf } from './typeText.ts';

/** What a component takes. */
export interface ComponentProps {
  type: ts.Type;
  /** Name of the type that declares most of it, e.g. `ButtonProps`; empty for one without a name. */
  typeName: string;
  symbol: ts.Symbol | undefined;
}

const RENDERED = /\b(Element|ReactNode|ReactElement|ReactPortal)\b|^(null|any)$/;

/** True for what can stand in JSX: a class with `render`, or a function of at most two parameters that gives nodes. */
export function isComponent(name: string, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z]/.test(name)) {
    return false;
  }
  if (isComponentClass(type)) {
    return true;
  }
  return type.getCallSignatures().some((signature) => {
    const first = signature.getParameters()[0];
    const props = first && checker.getTypeOfSymbol(first);
    const isObject =
      !props || (props.flags & (ts.TypeFlags.StructuredType | ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) !== 0;
    const result = checker.typeToString(signature.getReturnType());
    return isObject && signature.getParameters().length <= 2 && RENDERED.test(result);
  });
}

/** The properties of a component; null if it takes none. */
export function componentProps(type: ts.Type, checker: ts.TypeChecker): ComponentProps | null {
  const props = isComponentClass(type) ? classProps(type, checker) : functionProps(type, checker);
  if (!props) {
    return null;
  }
  const named = namedPart(props);
  return { type: props, typeName: named?.name ?? '', symbol: named };
}

function isComponentClass(type: ts.Type): boolean {
  return type.getConstructSignatures().some((signature) => signature.getReturnType().getProperty('render'));
}

function classProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  const props = instance?.getProperty('props');
  return props && checker.getTypeOfSymbol(props);
}

function functionProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const first = type.getCallSignatures()[0]?.getParameters()[0];
  const props = first && checker.getTypeOfSymbol(first);
  return props && (checker.getBaseConstraintOfType(props) ?? props);
}

/** Utility types of TypeScript and React around the properties that a component's author wrote. */
const WRAPPERS = [
  'Omit',
  'Pick',
  'Partial',
  'Required',
  'Readonly',
  'PropsWithChildren',
  'PropsWithoutRef',
  'RefAttributes'
];

/** Wrappers add `ref` by an intersection, or take properties away by `Omit`; the named type inside is what counts. */
function namedPart(type: ts.Type): ts.Symbol | undefined {
  const own = symbolOf(type);
  if (own && !WRAPPERS.includes(own.name) && !own.name.startsWith('__')) {
    return own;
  }
  const argument = type.aliasTypeArguments?.[0];
  const parts = [...(argument ? [argument] : []), ...(type.isIntersection() ? type.types : [])];
  for (const part of parts) {
    const found = namedPart(part);
    if (found) {
      return found;
    }
  }
  return undefined;
}
