import { attributeOf, type Element, elementsOf, hasAttribute, parseMarkup } from '../content/html/parseMarkup.ts';
import { textOf } from '../content/html/withoutElements.ts';
import { error } from '../content/problem.ts';
import { choiceValues, valueOfDefault } from '../core/propTypes.ts';
import type { Example, Location, Problem } from '../model.ts';
import type { Entry, PropRow } from '../reference/entry.ts';
import { locateText } from './places.ts';

/** Longest description of a value's use, in words. */
const MOST_WORDS = 14;

/** Whether the HTML of an example has a table of a prop's values. */
export function listsVariants(html: string): boolean {
  return html.includes(' data-variants');
}

/**
 * Compares tables of a prop's values in an example with the type of the prop. Such a table names the prop
 * (`data-variants="Button.variant"`) and the default (`data-initial`), its rows the values (`data-value`), and marks the
 * text about their use (`data-use`).
 */
export function variantProblems(example: Example, html: string, entries: Iterable<Entry>): Problem[] {
  const elements = elementsOf(parseMarkup(html).tree);
  return elements
    .filter((element) => hasAttribute(element, 'data-variants'))
    .flatMap((table) => tableProblems(example, table, entries));
}

function tableProblems(example: Example, table: Element, entries: Iterable<Entry>): Problem[] {
  const name = attributeOf(table, 'data-variants');
  const prop = findProp(name, entries);
  const report = (message: string, hint: string, text = 'Variants'): Problem =>
    error('variants', `The figure "${example.title}" ${message}`, placeOf(example, text), hint);
  const values = prop === null ? [] : choiceValues(prop.type);
  if (prop === null || values.length === 0) {
    return [
      report(`lists the values of ${name}, which the reference doesn’t have.`, 'Correct `component` and `prop`.')
    ];
  }
  const rows = elementsOf(table).filter((element) => hasAttribute(element, 'data-value'));
  const listed = rows.map((row) => attributeOf(row, 'data-value'));
  const missing = values.filter((value) => !listed.includes(value));
  const unknown = listed.filter((value) => !values.includes(value));
  const isOrdered = missing.length > 0 || unknown.length > 0 || values.every((value, index) => value === listed[index]);
  const initial = valueOfDefault(prop);
  return [
    ...missing.map((value) => report(`has no use for "${value}" of ${name}.`, 'Add it to `uses`.')),
    ...unknown.map((value) => report(`has a use for "${value}", which ${name} doesn’t have.`, 'Remove it.', value)),
    ...(isOrdered ? [] : [report(`has another order than ${name}.`, `Write them as: ${values.join(', ')}.`)]),
    ...(attributeOf(table, 'data-initial') === initial
      ? []
      : [report(`marks another default than that of ${name}.`, `Write initial="${initial}".`, 'initial=')]),
    ...rows.flatMap((row, index) => {
      const words = useOf(row).split(/\s+/).filter(Boolean).length;
      const value = listed[index] ?? '';
      return words > 0 && words <= MOST_WORDS
        ? []
        : [report(`describes "${value}" in ${words} words.`, `Write 1 to ${MOST_WORDS} words.`, `${value}:`)];
    })
  ];
}

function findProp(name: string, entries: Iterable<Entry>): PropRow | null {
  const [component, prop] = name.split('.');
  for (const entry of entries) {
    if (entry.kind === 'component' && entry.name === component) {
      const rows = [...entry.props, ...entry.inherited.flatMap(({ props }) => props)];
      return rows.find((row) => row.name === prop) ?? null;
    }
  }
  return null;
}

function useOf(row: Element): string {
  return elementsOf(row)
    .filter((element) => hasAttribute(element, 'data-use'))
    .map(textOf)
    .join(' ');
}

function placeOf({ file, location }: Example, text: string): Location {
  return file === null ? location : locateText(text, file);
}
