import { type Declaration, type Rule, type SelectorComponent, transform } from 'lightningcss';

import { classesOf, type Element } from '../../content/html/parseMarkup.ts';

/** What a rule for elements with certain classes sets. */
interface ClassRule<Value> {
  classes: readonly string[];
  values: readonly Value[];
}

/** Rules by the first of the classes that they require. */
export type ClassRules<Value> = ReadonlyMap<string, readonly ClassRule<Value>[]>;

/** Reads what a declaration sets; empty for what is of no interest. */
type ReadValues<Value> = (declaration: Declaration) => readonly Value[];

/** A rule for elements with certain classes. */
export interface ClassStyles {
  classes: readonly string[];
  declarations: readonly Declaration[];
}

/**
 * Reads the rules of style sheets for elements with certain classes of their own; pseudo-classes, conditions, and ancestors
 * are left aside.
 * @param sheets their text, the weakest first
 */
export function readClassStyles(sheets: readonly string[]): ClassStyles[] {
  const found: ClassStyles[] = [];
  for (const css of sheets) {
    transform({
      filename: 'sheet.css',
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        StyleSheet({ rules }) {
          found.push(...stylesIn(rules));
        }
      }
    });
  }
  return found;
}

/** Returns what rules set that is of interest. */
export function classRules<Value>(styles: readonly ClassStyles[], valuesOf: ReadValues<Value>): ClassRules<Value> {
  const rules = styles.flatMap(({ classes, declarations }): ClassRule<Value>[] => {
    const values = declarations.flatMap(valuesOf);
    return values.length === 0 ? [] : [{ classes, values }];
  });
  return Map.groupBy(rules, ({ classes: [first = ''] }) => first);
}

/** Returns what an element's classes set, the most specific last. */
export function valuesFor<Value>(element: Element, rules: ClassRules<Value>): Value[] {
  const classes = new Set(classesOf(element));
  return [...classes]
    .flatMap((name) => rules.get(name) ?? [])
    .filter((rule) => rule.classes.every((name) => classes.has(name)))
    .sort((a, b) => a.classes.length - b.classes.length)
    .flatMap(({ values }) => values);
}

function stylesIn(rules: readonly Rule[]): ClassStyles[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'layer-block') {
      return stylesIn(rule.value.rules);
    }
    if (rule.type !== 'style') {
      return [];
    }
    const declarations = rule.value.declarations?.declarations ?? [];
    return rule.value.selectors.flatMap((selector) => {
      const own = isAnyRoot(selector[0]) && selector[1]?.type === 'combinator' ? selector.slice(2) : selector;
      const classes = own.flatMap((part) => (part.type === 'class' ? [part.name] : []));
      return classes.length === own.length ? [{ classes, declarations }] : [];
    });
  });
}

/** Whether a part of a selector is the root element without any of the site's themes: `:where(:root:not(.theme-dark))`. */
function isAnyRoot(part: SelectorComponent | undefined): boolean {
  if (part?.type !== 'pseudo-class') {
    return false;
  }
  return part.kind === 'where' || part.kind === 'is'
    ? part.selectors.every((inner) => inner.every((each) => isAnyRoot(each) || isNegation(each)))
    : part.kind === 'root';
}

function isNegation(part: SelectorComponent): boolean {
  return part.type === 'pseudo-class' && part.kind === 'not';
}
