import { selectorSpecificity } from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';

import type { RootState } from '../../core/themes.ts';

/** A compound selector: simple selectors that one element must match, e.g. `.tag`, `:hover`, `:where(.a, .b)`. */
export type Compound = readonly string[];

/** A complex selector: its compounds, outermost ancestor first. Combinators are dropped. */
export type Selector = readonly Compound[];

const PARSER = selectorParser();

/** Parts of a specificity in one number. */
const WEIGHT = { a: 1e6, b: 1e3, c: 1 };

export interface ParsedSelector {
  compounds: Selector;
  /** As a single number. */
  specificity: number;
}

/**
 * Parses one selector of a list. `:is()` is normalised to `:where()`, which matches the same elements.
 * @returns null for what no browser reads
 */
export function parseSelector(text: string): ParsedSelector | null {
  try {
    const { first } = PARSER.astSync(text);
    const compounds = compoundsOf(first);
    const { a, b, c } = selectorSpecificity(first);
    return compounds.length > 0 ? { compounds, specificity: a * WEIGHT.a + b * WEIGHT.b + c * WEIGHT.c } : null;
  } catch {
    return null;
  }
}

function compoundsOf({ nodes }: selectorParser.Selector): Selector {
  const compounds: string[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'combinator') {
      compounds.push([]);
    } else {
      compounds.at(-1)?.push(
        String(node)
          .trim()
          .replace(/^:(is|matches|-webkit-any)\(/, ':where(')
      );
    }
  }
  return compounds.filter((compound) => compound.length > 0);
}

interface SelectorList {
  isNegated: boolean;
  selectors: Selector[];
}

const LIST = /^:(where|not)\(/;

/** Rules of a sheet repeat their conditions for the root element. */
const lists = new Map<string, SelectorList | null>();

/** Returns the arguments of `:where()` or `:not()`; null for other simple selectors. */
function selectorArguments(simple: string): SelectorList | null {
  const known = lists.get(simple);
  if (known !== undefined || !LIST.test(simple)) {
    return known ?? null;
  }
  const pseudo = PARSER.astSync(simple).first.first;
  const list =
    pseudo.type === 'pseudo' ? { isNegated: pseudo.value === ':not', selectors: pseudo.nodes.map(compoundsOf) } : null;
  lists.set(simple, list);
  return list;
}

const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:=\s*["']?([^"'\]]*?)["']?\s*)?\]$/;

/** Classes and attributes that a design system sets on the root element to switch themes. */
export interface RootNames {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** True if a compound can only match the root element: by `:root`, or by classes or attributes of a theme. */
export function isRootCompound(compound: Compound, names: RootNames): boolean {
  return compound.every((simple) => {
    const list = selectorArguments(simple);
    if (list) {
      return list.selectors.every(([first, ...rest]) => first && rest.length === 0 && isRootCompound(first, names));
    }
    const attribute = ATTRIBUTE.exec(simple)?.[1];
    return (
      isRootElement(simple) ||
      (simple.startsWith('.') && names.classes.has(simple.slice(1))) ||
      (attribute !== undefined && names.attributes.has(attribute))
    );
  });
}

/** True if the root element matches a compound in a theme. */
export function matchesRoot(compound: Compound, root: RootState): boolean {
  return compound.every((simple) => {
    const list = selectorArguments(simple);
    if (list) {
      const isMatch = list.selectors.some(([first, ...rest]) => first && rest.length === 0 && matchesRoot(first, root));
      return isMatch !== list.isNegated;
    }
    if (simple.startsWith('.')) {
      return root.classes.includes(simple.slice(1));
    }
    const [, attribute, value] = ATTRIBUTE.exec(simple) ?? [];
    if (attribute === undefined) {
      return isRootElement(simple) || simple === '*';
    }
    const actual = root.attributes[attribute];
    return actual !== undefined && (value === undefined || value === actual);
  });
}

/** Returns the classes that a compound requires on the root element; empty if it does not refer to the root. */
export function rootClasses(compound: Compound): string[] {
  const { simples, isRoot } = flatten(compound);
  return isRoot ? simples.filter((simple) => simple.startsWith('.')).map((simple) => simple.slice(1)) : [];
}

/** Collects the simple selectors of a compound, including those nested in selector lists. */
function flatten(compound: Compound): { simples: string[]; isRoot: boolean } {
  const simples = compound.flatMap((simple) => {
    const list = selectorArguments(simple);
    return list ? list.selectors.flatMap((selector) => flatten(selector.at(-1) ?? []).simples) : [simple];
  });
  return { simples, isRoot: simples.some(isRootElement) };
}

function isRootElement(simple: string): boolean {
  return simple === ':root' || simple === 'html';
}
