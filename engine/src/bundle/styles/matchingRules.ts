import { type Selector, transform } from 'lightningcss';

/**
 * Class names that a selector requires: those of each of its compound selectors, all of which an element of its own has
 * to have. Those in lists of alternatives (`:is(.a, .b)`) or negations count as not required.
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
          required.push(...selectors.map(selectorClasses));
        }
      }
    }
  });
  return required;
}

export function selectorClasses(selector: Selector): SelectorClasses {
  const compounds: string[][] = [[]];
  for (const component of selector) {
    if (component.type === 'combinator') {
      compounds.push([]);
    } else if (component.type === 'class') {
      compounds.at(-1)?.push(component.name);
    }
  }
  return compounds.filter(({ length }) => length > 0);
}

/** Whether a rule may match an element of a document. */
export function mayMatch(required: RequiredClasses, elements: ElementClasses): boolean {
  return required.some((compounds) =>
    compounds.every((names) => elements.some((classes) => names.every((name) => classes.has(name))))
  );
}
