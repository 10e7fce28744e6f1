import ts from 'typescript';

import { componentProps, isComponent } from './component.ts';
import type { Library, NamedSymbol } from './library.ts';

/** A component whose props are `any`, so that the table of its properties is empty. */
export interface UntypedProps {
  package: string;
  /** The component. */
  name: string;
  /** The declaration file, and the 1-based line of the declaration. */
  file: string;
  line: number;
}

/** Finds the components among documented symbols whose declarations accept any props. */
export function untypedProps(documented: Iterable<NamedSymbol>, library: Library): UntypedProps[] {
  return [...documented].flatMap((named) => {
    const [declaration] = named.symbol.declarations ?? [];
    if (declaration === undefined || !hasAnyProps(named, library)) {
      return [];
    }
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart(file));
    return [{ package: named.package.name, name: named.name, file: file.fileName, line: line + 1 }];
  });
}

function hasAnyProps(named: NamedSymbol, library: Library): boolean {
  if ((named.symbol.flags & ts.SymbolFlags.Value) === 0) {
    return false;
  }
  const type = library.checker.getTypeOfSymbol(named.symbol);
  return (
    isComponent(named.name, type, library) &&
    componentProps(named, type, library).types.some(({ flags }) => (flags & ts.TypeFlags.Any) !== 0)
  );
}
