import ts from 'typescript';

import type { NativeProps } from '../entry.ts';

/** A property that React or the browser's own declarations define. */
export interface NativeProperty {
  name: string;
  symbol: ts.Symbol | undefined;
  /** Name of the type that declares it, e.g. `AriaAttributes`. */
  container: string;
}

const NATIVE_PACKAGES = ['react', '@types/react', '@types/react-dom', 'typescript', 'csstype'];
/** What React itself takes from every component's properties. */
const REACT_OWN = ['Attributes', 'RefAttributes', 'ClassAttributes'];
/** The type whose properties every element has; most components that pass attributes on have all of them. */
const EVERY_ELEMENT = ['HTMLAttributes', 'SVGAttributes', 'DOMAttributes', 'AriaAttributes'];
/** With fewer than this share of every element's attributes, a component takes only those that it names. */
const MOST = 0.5;

/** True for packages that declare the attributes of DOM elements. */
export function isNativePackage(name: string): boolean {
  return NATIVE_PACKAGES.includes(name);
}

/**
 * One statement about hundreds of properties: all of an element's but some, or some by name.
 * @param taken names of the properties that the component declares itself
 */
export function describeNative(
  properties: readonly NativeProperty[],
  taken: ReadonlySet<string>,
  checker: ts.TypeChecker
): NativeProps | null {
  const attributes = properties.filter(({ container }) => !REACT_OWN.includes(container));
  if (attributes.length === 0) {
    return null;
  }
  const names = attributes.map(({ name }) => name);
  const element = elementOf(attributes, checker);
  const general = generalNames(attributes, checker);
  const missing = general.filter((name) => !names.includes(name) && !taken.has(name));
  return general.length > 0 && missing.length < general.length * (1 - MOST)
    ? { kind: 'element', element, except: missing.toSorted() }
    : { kind: 'named', element, names: names.toSorted() };
}

/** Names of all attributes that any element has, as the declarations list them. */
function generalNames(attributes: readonly NativeProperty[], checker: ts.TypeChecker): string[] {
  const declaring = attributes.find(({ container }) => EVERY_ELEMENT.includes(container));
  const namespace = declaring?.symbol?.declarations?.[0]?.parent.parent.parent;
  if (!namespace || !ts.isModuleDeclaration(namespace)) {
    return [];
  }
  const general = declaring.container === 'SVGAttributes' ? 'SVGAttributes' : 'HTMLAttributes';
  const symbol = checker.getSymbolAtLocation(namespace.name)?.exports?.get(ts.escapeLeadingUnderscores(general));
  return symbol ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name) : [];
}

/** The DOM element that event handlers are typed for. */
function elementOf(attributes: readonly NativeProperty[], checker: ts.TypeChecker): string | null {
  const handler = attributes.find(({ container, name }) => container === 'DOMAttributes' && /^on[A-Z]/.test(name));
  if (!handler?.symbol) {
    return null;
  }
  const text = checker.typeToString(
    checker.getTypeOfSymbol(handler.symbol),
    undefined,
    ts.TypeFormatFlags.NoTruncation
  );
  return /<((?:HTML|SVG)\w*Element)\b/.exec(text)?.[1] ?? null;
}
