import { shortNumbers } from '../../core/shortNumbers.ts';
import type { Theme } from '../../core/themes.ts';
import { type Themed, valueInTheme } from '../../core/valueInTheme.ts';
import { linkNames } from './linkNames.ts';
import type { LinkedText, ThemedValueView } from './view.ts';

/** What is read of a published value (`reference/design/valueSchema.ts`). */
interface ResolvedValue {
  value: string;
  /** Steps from the value as written to the resolved one; empty if it refers to nothing. */
  values: readonly string[];
  isColor: boolean;
}

/** A published value, with those of the themes that differ. */
export type ResolvedValues = Themed<ResolvedValue>;

/** Returns the address at which the site shows a token; null for other names. */
export type TokenAddress = (name: string) => string | null;

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** Links the names of tokens in a value to their place on the site. */
export function linkedValue(value: string, tokenAddress: TokenAddress): LinkedText {
  return linkNames(value, CUSTOM_PROPERTY, (name) => {
    const href = tokenAddress(name);
    return href === null ? null : { text: name, href, definition: null };
  });
}

/**
 * Groups the resolved values of a custom property by theme; without codes of themes if all themes have the same value.
 * The build shows the values, and the browser the steps to them.
 * @param all the themes of the site
 * @param tokenAddress returns the addresses that resolution steps link to
 */
export function themedValuesView(
  themed: ResolvedValues,
  all: readonly Pick<Theme, 'name' | 'code'>[],
  tokenAddress: TokenAddress
): ThemedValueView[] {
  const byValue = new Map<string, ThemedValueView & { themes: string[] }>();
  for (const { name, code } of all) {
    const own = valueInTheme<ResolvedValue>(themed, name);
    const key = JSON.stringify([own.value, own.values]);
    const known = byValue.get(key) ?? {
      themes: [],
      value: shortNumbers(own.value),
      isColor: own.isColor,
      steps: own.values.map((step) => linkedValue(shortNumbers(step), tokenAddress))
    };
    known.themes.push(code);
    byValue.set(key, known);
  }
  const distinct = [...byValue.values()];
  return distinct.length === 1 ? distinct.map((each) => ({ ...each, themes: [] })) : distinct;
}
