import type { CSSProperties } from 'react';

import * as texts from '../../core/texts.ts';
import { shownIn } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { schemePairs } from './schemePairs.ts';
import { TokenList, type TokensProps } from './TokenList.tsx';

/**
 * Color swatches: light beside dark, with the value of the color scheme that the reader sees, or one for colors that are
 * the same in every theme.
 */
export function TokenSwatches({ tokens, schemes }: TokensProps) {
  const isPalette = tokens.every(({ token }) => token.values.length === 1);
  return (
    <TokenList
      className={isPalette ? 'pb-swatches pb-palette' : 'pb-swatches'}
      tokens={tokens}
      legend={isPalette ? null : texts.tokens.lightAndDark}
    >
      {({ token }) => (
        <>
          {schemePairs(token.values, schemes).map((pair) => (
            <span key={pair.shownIn ?? 'all'} data-in={pair.shownIn}>
              <span className="pb-swatch">
                <Color {...pair.light} />
                {pair.dark.value !== pair.light.value && <Color {...pair.dark} />}
              </span>
            </span>
          ))}
          {token.values.map(({ themes, value }) => (
            <code key={themes.join()} className="pb-swatch-value" data-in={shownIn(themes)}>
              {value}
            </code>
          ))}
        </>
      )}
    </TokenList>
  );
}

function Color({ value }: Pick<ThemedValueView, 'value'>) {
  return <i className="pb-token-color" style={{ '--v': value } as CSSProperties} />;
}
