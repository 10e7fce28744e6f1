import ts from 'typescript';

import type { NativeProps } from '../entry.ts';

/** A property declared by React or the DOM type definitions. */
export interface NativeProperty {
  name: string;
  /** One for each overload or member of a union that has it. */
  symbols: readonly ts.Symbol[];
  /** Name of the declaring type, e.g. `AriaAttributes`. */
  container: string;
}

const NATIVE_PACKAGES = ['react', '@types/react', '@types/react-dom', 'typescript', 'csstype'];
/** Types of props that React itself handles. */
const REACT_OWN = ['Attributes', 'RefAttributes', 'ClassAttributes'];
/** Types of global attributes; most components that pass attributes on accept all of them. */
const GLOBAL_ATTRIBUTES = ['HTMLAttributes', 'SVGAttributes', 'DOMAttributes', 'AriaAttributes'];
/** Minimum share of the global attributes for a component to count as accepting all of them. */
const MIN_SHARE = 0.5;

/** True for packages that declare the attributes of DOM elements. */
export function isNativePackage(name: string): boolean {
  return NATIVE_PACKAGES.includes(name);
}

/**
 * Summarises hundreds of native properties: all attributes of an element with exceptions, or a list of names.
 * @param declared names of the properties that the component declares itself
 */
export function describeNative(
  properties: readonly NativeProperty[],
  declared: ReadonlySet<string>,
  checker: ts.TypeChecker
): NativeProps | null {
  const attributes = properties.filter(({ container }) => !REACT_OWN.includes(container));
  if (attributes.length === 0) {
    return null;
  }
  const names = attributes.map(({ name }) => name);
  const element = elementOf(attributes, checker);
  const general = generalNames(attributes, checker);
  const missing = general.filter((name) => !names.includes(name) && !declared.has(name));
  return general.length > 0 && missing.length < general.length * (1 - MIN_SHARE)
    ? { kind: 'element', element, except: missing.toSorted() }
    : { kind: 'named', element, names: names.toSorted() };
}

/** Returns the names of all global attributes. */
function generalNames(attributes: readonly NativeProperty[], checker: ts.TypeChecker): string[] {
  const declaring = attributes.find(({ container }) => GLOBAL_ATTRIBUTES.includes(container));
  const namespace = declaring?.symbols[0]?.declarations?.[0]?.parent.parent.parent;
  if (!namespace || !ts.isModuleDeclaration(namespace)) {
    return [];
  }
  const general = declaring.container === 'SVGAttributes' ? 'SVGAttributes' : 'HTMLAttributes';
  const symbol = checker.getSymbolAtLocation(namespace.name)?.exports?.get(ts.escapeLeadingUnderscores(general));
  return symbol ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name) : [];
}

/** Returns the DOM interface that event handlers are typed for, or several in the form of a union type. */
function elementOf(attributes: readonly NativeProperty[], checker: ts.TypeChecker): string | null {
  const handler = attributes.find(({ container, name }) => container === 'DOMAttributes' && /^on[A-Z]/.test(name));
  const elements = (handler?.symbols ?? []).flatMap((symbol) => {
    const text = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation);
    const [, union = ''] = /<((?:HTML|SVG)\w*Element(?: \| (?:HTML|SVG)\w*Element)*)\b/.exec(text) ?? [];
    return union === '' ? [] : union.split(' | ');
  });
  return elements.length === 0 ? null : [...new Set(elements)].join(' | ');
}
