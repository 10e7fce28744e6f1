import { type Declaration, type Rule, type SelectorComponent, transform } from 'lightningcss';

import type { Element, Fragment } from '../../content/html/parseMarkup.ts';

/** What a rule for elements with certain classes sets. */
interface ClassRule<Value> {
  classes: readonly string[];
  values: readonly Value[];
}

/** Rules by the first of the classes that they require. */
export type ClassRules<Value> = ReadonlyMap<string, readonly ClassRule<Value>[]>;

/** Reads what a declaration sets; empty for what is of no interest. */
type ReadValues<Value> = (declaration: Declaration) => readonly Value[];

/**
 * Reads the rules of style sheets for elements with certain classes of their own; pseudo-classes, conditions, and ancestors
 * are left aside.
 * @param sheets their text, the weakest first
 */
export function readClassRules<Value>(sheets: readonly string[], valuesOf: ReadValues<Value>): ClassRules<Value> {
  const found: ClassRule<Value>[] = [];
  for (const css of sheets) {
    transform({
      filename: 'sheet.css',
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        StyleSheet({ rules }) {
          found.push(...classRules(rules, valuesOf));
        }
      }
    });
  }
  return Map.groupBy(found, ({ classes: [first = ''] }) => first);
}

/** Returns what an element's classes set, the most specific last. */
export function valuesFor<Value>(element: Element, rules: ClassRules<Value>): Value[] {
  const value = element.attrs.find(({ name }) => name === 'class')?.value.trim() ?? '';
  const classes = new Set(value === '' ? [] : value.split(/\s+/));
  return [...classes]
    .flatMap((name) => rules.get(name) ?? [])
    .filter((rule) => rule.classes.every((name) => classes.has(name)))
    .sort((a, b) => a.classes.length - b.classes.length)
    .flatMap(({ values }) => values);
}

/** Returns the elements in an element or a tree, without those in them. */
export function childElements(parent: Pick<Fragment, 'childNodes'>): Element[] {
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

function classRules<Value>(rules: readonly Rule[], valuesOf: ReadValues<Value>): ClassRule<Value>[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'layer-block') {
      return classRules(rule.value.rules, valuesOf);
    }
    if (rule.type !== 'style') {
      return [];
    }
    const values = (rule.value.declarations?.declarations ?? []).flatMap(valuesOf);
    return values.length === 0
      ? []
      : rule.value.selectors.flatMap((selector) => {
          const own = isAnyRoot(selector[0]) && selector[1]?.type === 'combinator' ? selector.slice(2) : selector;
          const classes = own.flatMap((part) => (part.type === 'class' ? [part.name] : []));
          return classes.length === own.length ? [{ classes, values }] : [];
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
