import ts from 'typescript';

/** The import of a value: a module specifier, and the path to the value from its export. */
export interface ValuePath {
  specifier: string;
  /** Name of the export, then of its parts, e.g. `['Menu', 'Item']`. */
  path: readonly string[];
}

/** What the checker says about code that no package contains. */
export interface Probe {
  /** Type of everything that JSX accepts as a component. */
  component: ts.Type;
  /** Names of the elements that React renders itself. */
  elements: ReadonlySet<string>;
  /** Signatures of generic components with the defaults of their type parameters, by `probeKey`. */
  instances: ReadonlyMap<string, ts.Signature>;
}

/** Name of the module in the site's folder; it exists only in the program. */
export const PROBE_FILE = 'patternbook-probe.ts';

/** Older typings of React accept fewer results of a component than React does. */
const REACT_TYPES = `import type * as React from 'react';
export type Component = React.JSXElementConstructor<any> | ((props: any) => React.ReactNode);
export type Elements = React.JSX.IntrinsicElements;
`;

/**
 * Returns a module that names React's types and uses generic components without type arguments. The compiler has no
 * other public way to instantiate a type.
 */
export function probeText(generics: readonly ValuePath[]): string {
  const uses = generics.map(({ specifier, path }, index) => {
    const value = path.map((name) => `[${JSON.stringify(name)}]`).join('');
    return `import * as m${index} from ${JSON.stringify(specifier)};\nexport const c${index} = m${index}${value}({});\n`;
  });
  return REACT_TYPES + uses.join('');
}

/** Returns the key of a generic component. */
export function probeKey({ specifier, path }: ValuePath): string {
  return [specifier, ...path].join(' ');
}

/** Reads the types of the module with the text `probeText(generics)`; null without React's typings. */
export function readProbe(
  file: ts.SourceFile | undefined,
  generics: readonly ValuePath[],
  checker: ts.TypeChecker
): Probe | null {
  const module = file && checker.getSymbolAtLocation(file);
  const exported = new Map(module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]) : []);
  const declaredType = (name: string): ts.Type | null => {
    const symbol = exported.get(name);
    const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
    return type && (type.flags & ts.TypeFlags.Any) === 0 ? type : null;
  };
  const component = declaredType('Component');
  if (component === null) {
    return null;
  }
  const intrinsic = declaredType('Elements');
  const elements = new Set(intrinsic ? checker.getPropertiesOfType(intrinsic).map(({ name }) => name) : []);
  const instances = generics.flatMap((generic, index): [string, ts.Signature][] => {
    const declaration = exported.get(`c${index}`)?.valueDeclaration;
    const use = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const signature = use && ts.isCallExpression(use) ? checker.getResolvedSignature(use) : undefined;
    return signature ? [[probeKey(generic), signature]] : [];
  });
  return { component, elements, instances: new Map(instances) };
}
