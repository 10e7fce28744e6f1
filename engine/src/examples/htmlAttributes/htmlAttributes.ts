import { classesOf, parseTree, type Element, elementsOf, isElement } from '../../content/html/parseMarkup.ts';
import type { Example } from '../../model.ts';

/** What the values of an attribute are: texts that people read, ids of elements, or words of the standard. */
type ValueKind = 'text' | 'id' | 'word';

/** An attribute that elements of a component have in its HTML examples. */
export interface HtmlAttribute {
  /** Name and class of the element, as a selector; with its parent's class if it isn't one of the component's own. */
  element: string;
  attribute: string;
  kind: ValueKind;
  /** The values, each once, in the order of the examples. */
  values: string[];
  /** Whether all such elements have it. */
  isAlways: boolean;
  /** Number of examples with the attribute, and with the element. */
  examples: number;
  of: number;
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['for', 'hidden', 'role', 'tabindex', 'type']);
const IDS: ReadonlySet<string> = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for'
]);
const TEXTS: ReadonlySet<string> = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext'
]);

interface Use {
  example: Example;
  attributes: Map<string, string>;
}

/**
 * Collects the attributes for assistive technologies and the keyboard in HTML examples of a component: those of its own
 * elements, and of elements directly in them.
 * @param prefixes classes of the component; its elements have one of these, or one that continues it after `__`
 */
export function htmlAttributes(examples: readonly Example[], prefixes: readonly string[]): HtmlAttribute[] {
  const uses = examples.flatMap((example) =>
    elementsOf(parseTree(example.code)).flatMap((element): [string, Use][] => {
      const name = nameOf(element, prefixes);
      return name === null ? [] : [[name, { example, attributes: attributesOf(element) }]];
    })
  );
  return [...Map.groupBy(uses, ([name]) => name)].flatMap(([element, named]) => {
    const all = named.map(([, use]) => use);
    const attributes = new Set(all.flatMap((use) => [...use.attributes.keys()]));
    return [...attributes].map((attribute): HtmlAttribute => {
      const having = all.filter((use) => use.attributes.has(attribute));
      return {
        element,
        attribute,
        kind: IDS.has(attribute) ? 'id' : TEXTS.has(attribute) ? 'text' : 'word',
        values: [...new Set(having.map((use) => use.attributes.get(attribute) ?? ''))],
        isAlways: having.length === all.length,
        examples: new Set(having.map(({ example }) => example)).size,
        of: new Set(all.map(({ example }) => example)).size
      };
    });
  });
}

function attributesOf({ attrs }: Element): Map<string, string> {
  const kept = attrs.filter(({ name }) => ATTRIBUTES.has(name) || name.startsWith('aria-'));
  return new Map(kept.map(({ name, value }) => [name, value]));
}

/** Names an element of the component, or one that is directly in it; null for other elements. */
function nameOf(element: Element, prefixes: readonly string[]): string | null {
  if (isOwn(element, prefixes)) {
    return `${element.tagName}.${firstClass(element)}`;
  }
  const parent = element.parentNode;
  if (!parent || !isElement(parent) || !isOwn(parent, prefixes)) {
    return null;
  }
  const own = firstClass(element);
  return `.${firstClass(parent)} > ${element.tagName}${own === '' ? '' : `.${own}`}`;
}

function isOwn(element: Element, prefixes: readonly string[]): boolean {
  const name = firstClass(element);
  return prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}__`));
}

function firstClass(element: Element): string {
  return classesOf(element)[0] ?? '';
}
