import { type CSSProperties, Fragment } from 'react';

import { SchemeKey } from './SchemeKey.tsx';
import { type SchemePair, schemePairs } from './schemePairs.ts';
import { TokenList, type TokensProps } from './TokenList.tsx';

/**
 * Color swatches: light beside dark, with the values of both, or one for colors that are the same in every theme, which
 * stand in a strip.
 */
export function TokenSwatches({ tokens, schemes }: TokensProps) {
  const isPalette = tokens.every(({ token }) => token.values.length === 1);
  return (
    <TokenList
      className={isPalette ? 'pb-swatches pb-shades' : 'pb-swatches'}
      tokens={tokens}
      legend={isPalette ? null : <SchemeKey />}
    >
      {({ token }) => (
        <>
          {schemePairs(token.values, schemes).map((pair) => (
            <span key={pair.shownIn ?? 'all'} data-in={pair.shownIn}>
              <span className="pb-swatch">
                {valuesOf(pair).map((value) => (
                  <i key={value} className="pb-token-color" style={{ '--v': value } as CSSProperties} />
                ))}
              </span>
            </span>
          ))}
          {schemePairs(token.values, schemes).map((pair, place) => (
            <Fragment key={pair.shownIn ?? 'all'}>
              {place > 0 && ' '}
              <span className="pb-swatch-value" data-in={pair.shownIn}>
                {valuesOf(pair).map((value, index) => (
                  <Fragment key={value}>
                    {index > 0 && ' '}
                    <code>{value}</code>
                  </Fragment>
                ))}
              </span>
            </Fragment>
          ))}
        </>
      )}
    </TokenList>
  );
}

/** The light value, and the dark one if it differs. */
function valuesOf({ light, dark }: SchemePair): string[] {
  return [...new Set([light.value, dark.value])];
}
