import type { ElementQuery } from './protocol.ts';

/** Borders and outlines without a style would have no width. */
const PROBE = 'all: initial; position: absolute; visibility: hidden; border-style: solid; outline-style: solid;';

/** Counts the rendered elements that match each query; an invalid selector matches none. */
export function countMatches(queries: readonly ElementQuery[]): number[] {
  return queries.map(({ selector, text, styles }) => {
    try {
      return [...document.querySelectorAll(selector)].filter(
        (element) => hasText(element, text) && hasStyles(element, styles)
      ).length;
    } catch {
      return 0;
    }
  });
}

function hasText({ textContent }: Element, text: string | null): boolean {
  return text === null || collapseWhitespace(textContent).includes(collapseWhitespace(text));
}

function hasStyles(element: Element, styles: ElementQuery['styles']): boolean {
  return Object.entries(styles).every(([property, value]) => hasStyle(element, property, value));
}

/**
 * Whether the computed value of a property is the expected one, however either is written: `red`, `#f00` and a variable
 * with this value are equal. Variables in the expected value are those of the element.
 */
function hasStyle(element: Element, property: string, value: string): boolean {
  const computed = getComputedStyle(element);
  const actual = collapseWhitespace(computed.getPropertyValue(property));
  const expected = collapseWhitespace(substituteVariables(value, computed));
  if (property.startsWith('--')) {
    return actual === expected && expected !== '';
  }
  return CSS.supports(property, expected) && actual === computedValue(property, expected, computed.fontSize);
}

/** Replaces `var(--name)` with the value that the variable has on an element. */
function substituteVariables(value: string, computed: CSSStyleDeclaration): string {
  return value.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (_reference, name: string) => computed.getPropertyValue(name));
}

/** Computes a value on an element of its own, which no style sheet of the example needs to match. */
function computedValue(property: string, value: string, fontSize: string): string {
  const probe = document.createElement('div');
  probe.style.cssText = `${PROBE} font-size: ${fontSize}`;
  probe.style.setProperty(property, value);
  // Beside the body: what happens in the body belongs to the example.
  document.documentElement.append(probe);
  const computed = collapseWhitespace(getComputedStyle(probe).getPropertyValue(property));
  probe.remove();
  return computed;
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
