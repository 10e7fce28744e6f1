import { transform } from 'lightningcss';

/** Class names that an element and its surroundings need for a selector to match, for each selector of a sheet. */
export type RequiredClasses = readonly (readonly string[])[];

/**
 * Returns the class names that selectors require. Those in lists of alternatives (`:is(.a, .b)`) or negations count as
 * not required.
 */
export function requiredClasses(css: string): RequiredClasses {
  const required: string[][] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const selector of selectors) {
            required.push(selector.flatMap((component) => (component.type === 'class' ? [component.name] : [])));
          }
        }
      }
    }
  });
  return required;
}

/** Whether a rule may match an element of a document with these class names. */
export function mayMatch(required: RequiredClasses, classes: ReadonlySet<string>): boolean {
  return required.some((names) => names.every((name) => classes.has(name)));
}
