import type { Themes } from '../design/theme.ts';
import { parseSheet } from './parseSheet.ts';
import { type ValuePart, readReferences } from './references.ts';
import { type RootNames, isRootCompound, rootClasses } from './rootSelector.ts';
import { type Compound, type Selector, parseSelector, specificityOf } from './selector.ts';

/** A style sheet of the design system. */
export interface SheetText {
  /** Tells the sheet from others; that of a component is its prefix. */
  name: string;
  css: string;
}

/** One selector of a definition. */
export interface Target {
  /** What the root element has to match; null when it may be in any theme. */
  root: Compound | null;
  /** The rest: the elements below the root; empty when the root itself is meant. */
  elements: Selector;
  specificity: number;
}

/** A declaration, with everything that decides where it applies. */
export interface Definition {
  sheet: string;
  property: string;
  value: string;
  parts: readonly ValuePart[];
  /** The list of selectors as written. */
  selector: string;
  targets: readonly Target[];
  condition: string | null;
  /** Position among all definitions of all sheets. */
  order: number;
}

/** All declarations of some sheets, in the order of the sheets. */
export function readDefinitions(sheets: readonly SheetText[], themes: Themes): Definition[] {
  const rules = sheets.flatMap(({ name, css }) =>
    parseSheet(css).map((rule) => ({ ...rule, sheet: name, parsed: rule.selectors.map(parseSelector) }))
  );
  const names = rootNames(
    rules.flatMap(({ parsed }) => parsed),
    themes
  );
  let order = 0;
  return rules.flatMap(({ sheet, selectors, parsed, condition, declarations }) => {
    const targets = parsed.map((selector, index) => toTarget(selector, selectors[index] ?? '', names));
    const selector = selectors.join(', ');
    return declarations.map(({ property, value }): Definition => ({
      sheet,
      property,
      value,
      parts: readReferences(value),
      selector,
      targets,
      condition,
      order: order++
    }));
  });
}

function rootNames(selectors: readonly Selector[], themes: Themes): RootNames {
  const roots = Object.values(themes);
  return {
    classes: new Set([...roots.flatMap(({ classes }) => classes), ...selectors.flat().flatMap(rootClasses)]),
    attributes: new Set(roots.flatMap(({ attributes }) => Object.keys(attributes)))
  };
}

function toTarget(selector: Selector, text: string, names: RootNames): Target {
  const [first = [], ...rest] = selector;
  const specificity = specificityOf(text);
  return isRootCompound(first, names)
    ? { root: first, elements: rest, specificity }
    : { root: null, elements: selector, specificity };
}
