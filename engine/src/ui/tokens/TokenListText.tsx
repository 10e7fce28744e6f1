import { Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { schemePairs } from '../tokenParts/schemePairs.ts';
import type { TokenTableProps } from './TokenTable.tsx';
import type { TokenView } from './tokenView.ts';

/** All tokens as plain text: a table for each category. */
export function TokenListText({ groups, schemes }: TokenTableProps) {
  return groups.length === 0 ? (
    <p>{texts.tokens.empty}</p>
  ) : (
    groups.map(({ anchor, title, tokens }) => (
      <Fragment key={anchor}>
        <h2>{title}</h2>
        <table>
          <thead>
            <tr>
              <th>{texts.reference.name}</th>
              <th>{texts.tokens.lightAndDark}</th>
              <th>{texts.tokens.differs}</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.name}>
                <td>
                  <code>{token.name}</code>
                  {token.onlyIn.length > 0 && ` (${texts.tokens.onlyIn} ${token.onlyIn.join(', ')})`}
                </td>
                <td>
                  <Values values={token.values} schemes={schemes} />
                </td>
                <td>
                  <Differences {...token} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fragment>
    ))
  );
}

function Values({ values, schemes }: { values: readonly ThemedValueView[] } & Pick<TokenTableProps, 'schemes'>) {
  const [plain] = schemePairs(values, schemes);
  return (
    plain && (
      <>
        <code>{plain.light.value}</code>
        {plain.dark !== plain.light && (
          <>
            , <code>{plain.dark.value}</code>
          </>
        )}
      </>
    )
  );
}

function Differences({ differences }: Pick<TokenView, 'differences'>) {
  return differences.map(({ value, label, changes }, index) => (
    <Fragment key={value}>
      {index > 0 && '; '}
      {fillText(texts.tokens.withTheme, { theme: label })}:{' '}
      {changes.map(({ to }, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          {to === null ? texts.tokens.notSet : <code>{to.value}</code>}
        </Fragment>
      ))}
    </Fragment>
  ));
}
