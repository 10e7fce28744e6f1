import type { RootState } from '../../core/themes.ts';
import { closingBracket, splitBefore, splitTopLevel } from './references.ts';

/** A compound selector: simple selectors that one element must match, e.g. `.tag`, `:hover`, `:where(.a, .b)`. */
export type Compound = readonly string[];

/** A complex selector: its compounds, outermost ancestor first. Combinators are dropped. */
export type Selector = readonly Compound[];

const COMBINATORS = /[\s>+~]/;

/** Parses one selector of a list. `:is()` is normalised to `:where()`, which matches the same elements. */
export function parseSelector(text: string): Selector {
  const isEdge = (at: number): boolean =>
    COMBINATORS.test(text[at] ?? '') !== COMBINATORS.test(text[at - 1] ?? '') && text[at - 2] !== '\\';
  return splitBefore(text, isEdge)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[\s>+~]+$/.test(part))
    .map(parseCompound);
}

function parseCompound(text: string): Compound {
  const starts = (at: number): boolean => {
    const character = text[at] ?? '';
    return '.#['.includes(character) || (character === ':' && text[at - 1] !== ':');
  };
  return splitBefore(text, starts).map((simple) => simple.replace(/^:(is|matches|-webkit-any)\(/, ':where('));
}

/** Parses the arguments of `:where()` or `:not()`; null for other simple selectors. */
function selectorArguments(simple: string): { kind: 'where' | 'not'; selectors: Selector[] } | null {
  const kind = /^:(where|not)\(/.exec(simple)?.[1];
  if (kind !== 'where' && kind !== 'not') {
    return null;
  }
  const open = simple.indexOf('(');
  const list = simple.slice(open + 1, closingBracket(simple, open));
  return { kind, selectors: splitTopLevel(list, ',').map(parseSelector) };
}

const LIST = /:(where|is|not|has)\(/;

/**
 * Computes the specificity of a selector as a single number.
 * @param text as written, since `:is()` has the specificity of its most specific argument and `:where()` has none
 */
export function specificityOf(text: string): number {
  const list = LIST.exec(text);
  if (!list) {
    return parseSelector(text)
      .flat()
      .reduce((sum, simple) => sum + simpleWeight(simple), 0);
  }
  const open = list.index + list[0].length - 1;
  const close = closingBracket(text, open);
  const weights = splitTopLevel(text.slice(open + 1, close), ',').map(specificityOf);
  const rest = text.slice(0, list.index) + text.slice(close + 1);
  return (list[1] === 'where' ? 0 : Math.max(...weights)) + specificityOf(rest);
}

const ID = 1e6;
const CLASS = 1e3;
const TYPE = 1;

function simpleWeight(simple: string): number {
  if (simple === '' || simple === '*') {
    return 0;
  }
  if (simple.startsWith('#')) {
    return ID;
  }
  return /^(\.|\[|:(?!:))/.test(simple) ? CLASS : TYPE;
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
      return isMatch === (list.kind === 'where');
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
