import type { CssVariablesView } from '../../ui/index.ts';
import type { CssVariableRow } from '../../reference/cssVariables/rows.ts';
import { themedValuesView } from './themedValuesView.ts';
import type { TokenAddress } from './linkedText.ts';

/**
 * Prepares the custom properties of a prefix for their table.
 * @param tokenAddress where the site shows a token
 */
export function cssVariablesView(
  prefix: string,
  anchor: string,
  rows: readonly CssVariableRow[],
  tokenAddress: TokenAddress
): CssVariablesView {
  const counts = new Map<string, number>();
  return {
    anchor,
    prefix,
    rows: rows.map((row) => {
      const count = counts.get(row.property) ?? 0;
      counts.set(row.property, count + 1);
      const { selector, condition, property, token } = row;
      // A property that is set for several selectors has several rows.
      const own = count === 0 ? property : `${property}-${count}`;
      return { anchor: own, selector, condition, property, token, values: themedValuesView(row, tokenAddress) };
    })
  };
}
