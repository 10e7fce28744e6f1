import { parser } from '@lezer/css';

import { addCondition, anonymousLayer, type RuleContext } from './parseSheet.ts';
import { closingBracket } from './references.ts';

/** An `@import` of a sheet. */
export interface ImportRule {
  specifier: string;
  /** What follows the specifier: layer, feature query, media query. */
  prelude: string;
  /** Range in the sheet; the end is exclusive. */
  from: number;
  to: number;
  /** False if browsers ignore it, since it is not at the beginning of the sheet. */
  isEffective: boolean;
}

/** Returns the imports of a sheet, wherever they are. */
export function importRules(css: string): ImportRule[] {
  const found: ImportRule[] = [];
  let isBeginning = true;
  parser.parse(css).iterate({
    enter({ name, from, to, node }) {
      if (name === 'ImportStatement') {
        const isTop = node.parent?.name === 'StyleSheet';
        const call = node.getChild('CallLiteral');
        const address = (call ?? node).getChild('StringLiteral') ?? call?.getChild('ParenthesizedContent') ?? null;
        found.push({
          specifier: address === null ? '' : addressIn(css.slice(address.from, address.to)),
          prelude: css
            .slice((call ?? address)?.to ?? to, to)
            .replace(/;$/, '')
            .trim(),
          from,
          to,
          isEffective: isBeginning && isTop
        });
        return false;
      }
      const isTop = node.parent?.name === 'StyleSheet';
      const mayPrecede =
        name === 'CharsetStatement' || name === 'Comment' || (name === 'AtRule' && !node.getChild('Block'));
      isBeginning &&= !isTop || mayPrecede;
      return true;
    }
  });
  return found;
}

/** Reads a string, or the content of `url()`. */
function addressIn(text: string): string {
  return text.trim().replace(/^(["'])([\s\S]*)\1$/, '$2');
}

const LAYER = /^layer\b(?!\s*-)/i;
const SUPPORTS = /^supports(?=\()/i;

/** Returns the context of the rules in an imported sheet. @param outer context of the sheet that imports it */
export function importContext(prelude: string, outer: RuleContext): RuleContext {
  let context = outer;
  let rest = prelude;
  /** Takes a keyword and its arguments from the beginning of the rest. */
  const take = (keyword: RegExp): string | null => {
    const name = keyword.exec(rest)?.[0];
    if (name === undefined) {
      return null;
    }
    const hasArguments = rest[name.length] === '(';
    const end = hasArguments ? closingBracket(rest, name.length) : name.length;
    const inner = hasArguments ? rest.slice(name.length + 1, end).trim() : '';
    rest = rest.slice(end + (hasArguments ? 1 : 0)).trim();
    return inner;
  };
  const layer = take(LAYER);
  if (layer !== null) {
    context = {
      ...context,
      layer: [...(context.layer ?? []), ...(layer === '' ? [anonymousLayer()] : layer.split('.'))]
    };
  }
  const query = take(SUPPORTS);
  if (query !== null) {
    // A declaration alone needs no brackets here.
    const isDeclaration = /^[\w-]+\s*:/.test(query);
    context = { ...context, ...addCondition(`@supports ${isDeclaration ? `(${query})` : query}`, context) };
  }
  return rest === '' ? context : { ...context, ...addCondition(`@media ${rest}`, context) };
}
