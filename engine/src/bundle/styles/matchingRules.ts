import { type Selector, transform } from 'lightningcss';

/**
 * Class names that a selector requires: those of each of its compound selectors, all of which an element of its own has
 * to have. Those in negations and in `:has()` count as not required.
 */
type SelectorClasses = readonly (readonly string[])[];

/** Class names that selectors require. */
export type RequiredClasses = readonly SelectorClasses[];

/** Class names of elements of a document, each combination once. */
export type ElementClasses = readonly ReadonlySet<string>[];

/** Returns the class names that the selectors of a sheet require. */
export function requiredClasses(css: string): RequiredClasses {
  const required: SelectorClasses[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          required.push(...selectors.flatMap(selectorClasses));
        }
      }
    }
  });
  return required;
}

/** Selectors with more combinations of alternatives count as if their last lists required nothing. */
const MOST_ALTERNATIVES = 64;

/**
 * Returns the class names that a selector requires, once for each combination of the alternatives in its lists
 * (`:is(.a, .b)`, `:where(.a, .b)`).
 */
export function selectorClasses(selector: Selector): SelectorClasses[] {
  return combinations(selector).map((compounds) => compounds.filter(({ length }) => length > 0));
}

/** Class names of the compound selectors of a selector; the last may be without any. */
type Compounds = readonly [...others: (readonly string[])[], last: readonly string[]];

function combinations(selector: Selector): Compounds[] {
  let found: Compounds[] = [[[]]];
  for (const component of selector) {
    if (component.type === 'combinator') {
      found = found.map((compounds): Compounds => [...compounds, []]);
    } else if (component.type === 'class') {
      found = found.map((compounds) => joined(compounds, [[component.name]]));
    } else if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')) {
      const alternatives = component.selectors.flatMap(combinations);
      if (found.length * alternatives.length <= MOST_ALTERNATIVES) {
        found = found.flatMap((compounds) => alternatives.map((inner) => joined(compounds, inner)));
      }
    }
  }
  return found;
}

/** Requires of the element of the last compound selector what the last of another selector requires, and its others of others. */
function joined([...before]: Compounds, [...inner]: Compounds): Compounds {
  const last = [...(before.pop() ?? []), ...(inner.pop() ?? [])];
  return [...inner, ...before, last];
}

/** Whether a rule may match an element of a document. */
export function mayMatch(required: RequiredClasses, elements: ElementClasses): boolean {
  return required.some((compounds) =>
    compounds.every((names) => elements.some((classes) => names.every((name) => classes.has(name))))
  );
}
