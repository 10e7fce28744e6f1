import { closingBracket, splitBefore, splitOutside } from './splitOutside.ts';

/** The simple selectors that one element has to match, e.g. `.tag`, `:hover`, `:where(.a, .b)`. */
export type Compound = readonly string[];

/** The compounds of a complex selector, outermost ancestor first; combinators are not kept. */
export type Selector = readonly Compound[];

const COMBINATORS = /[\s>+~]/;

/** Reads one selector of a list. `:is()` becomes `:where()`, which matches the same elements. */
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

/** Arguments of `:where()` or `:not()`; null for other simple selectors. */
export function selectorArguments(simple: string): { kind: 'where' | 'not'; selectors: Selector[] } | null {
  const kind = /^:(where|not)\(/.exec(simple)?.[1];
  if (kind !== 'where' && kind !== 'not') {
    return null;
  }
  const open = simple.indexOf('(');
  const list = simple.slice(open + 1, closingBracket(simple, open));
  return { kind, selectors: splitOutside(list, ',').map(parseSelector) };
}

const LIST = /:(where|is|not|has)\(/;

/**
 * How much a selector weighs in the cascade, as one number.
 * @param text as written, since `:is()` weighs what its heaviest argument does and `:where()` nothing
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
  const weights = splitOutside(text.slice(open + 1, close), ',').map(specificityOf);
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
