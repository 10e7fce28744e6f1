import { type CSSProperties, Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { schemePairs } from './schemePairs.ts';
import { TokenList, type TokensProps } from './TokenList.tsx';

/** Color swatches: light beside dark, or one for colors that are the same in every theme. */
export function TokenSwatches({ tokens, schemes }: TokensProps) {
  const isPalette = tokens.every(({ token }) => token.values.length === 1);
  return (
    <TokenList
      className={isPalette ? 'pb-swatches pb-palette' : 'pb-swatches'}
      tokens={tokens}
      legend={isPalette ? null : texts.tokens.lightAndDark}
    >
      {({ token }) =>
        schemePairs(token.values, schemes).map(({ shownIn, light, dark }) => (
          <Fragment key={shownIn ?? 'all'}>
            <span data-in={shownIn}>
              <span className="pb-swatch">
                <Color {...light} />
                {dark.value !== light.value && <Color {...dark} />}
              </span>
            </span>
            <span className="pb-swatch-values" data-in={shownIn}>
              <code>{light.value}</code>
              {dark.value !== light.value && (
                <>
                  {' '}
                  <code>{dark.value}</code>
                </>
              )}
            </span>
          </Fragment>
        ))
      }
    </TokenList>
  );
}

function Color({ value }: Pick<ThemedValueView, 'value'>) {
  return <i className="pb-token-color" style={{ '--v': value } as CSSProperties} />;
}
