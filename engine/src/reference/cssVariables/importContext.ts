import { addCondition, anonymousLayer, type RuleContext } from './parseSheet.ts';
import { closingBracket } from './references.ts';

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
