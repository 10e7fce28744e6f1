import type { Literal } from '../data.ts';
import type { Facts, NameFact } from '../facts/facts.ts';
import type { Knowledge } from '../knowledge.ts';

/** A name, and the line that has it, from 1. */
interface Use {
  name: string;
  line: number;
}

/** A name that a file imports. */
export interface UsedImport extends Use {
  specifier: string;
}

/** A property that an element sets. */
export interface UsedProp extends Use {
  /** The values that the code names; none if it computes the value. */
  literals: readonly Literal[];
  /** There are no others. */
  isLiteral: boolean;
}

/** An element of an imported component. */
export interface UsedComponent {
  specifier: string;
  /** Name of the export, then of its parts. */
  path: readonly string[];
  line: number;
  props: readonly UsedProp[];
  /** Further properties are computed. */
  hasSpread: boolean;
  hasChildren: boolean;
}

/** A class with a prefix of the system that the documented release doesn't have. */
export interface UnknownClass extends Use {
  /** The class with another number of a version in its name; null if there is none. */
  successor: string | null;
}

/** What a file uses, as far as releases can change it. Plain data. */
export interface Uses {
  imports: readonly UsedImport[];
  components: readonly UsedComponent[];
  variables: readonly Use[];
  unknownClasses: readonly UnknownClass[];
}

/** Lists what the facts of a file say that it uses. @param text that the places of the facts belong to */
export function usesOf({ imports, elements, variables, classes }: Facts, text: string, known: Knowledge): Uses {
  const lineAt = lineFinder(text);
  const use = ({ name, at }: NameFact): Use => ({ name, line: lineAt(at) });
  return {
    imports: imports.map(({ specifier, name, at }) => ({ specifier, name, line: lineAt(at) })),
    components: elements.flatMap(({ component, at, attributes, hasSpread, children }) =>
      component
        ? {
            specifier: component.specifier,
            path: component.path,
            line: lineAt(at),
            props: attributes.map((attribute) => ({
              name: attribute.name,
              line: lineAt(attribute.at),
              literals: attribute.literals.map(({ value }) => value),
              isLiteral: attribute.isLiteral
            })),
            hasSpread,
            hasChildren: children !== 'none'
          }
        : []
    ),
    variables: variables.map(use),
    unknownClasses: classes
      .filter(({ name }) => known.isUnknownClass(name))
      .map((each) => ({ ...use(each), successor: known.classOfThisVersion(each.name) }))
  };
}

/** Returns a function that finds the line of an offset; files have thousands of names. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low + 1;
  };
}
