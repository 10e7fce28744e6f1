import { Fragment, type ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { ImportLine } from '../ImportLine.tsx';
import { Chains, hasChains } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { type SchemeCodes, schemePairs } from '../tokenParts/schemePairs.ts';
import { shortColor } from './shortColor.ts';
import { TokenName } from './TokenName.tsx';
import { TokenPreview } from './TokenPreview.tsx';
import type { TokenView } from './tokenView.ts';

/** Characters of a value beside another one on a phone, where each has a label. */
const LONGEST_IN_COLUMN = 11;

interface TokenRowProps extends TokenView {
  /** Themes of the site by color scheme. */
  schemes: readonly SchemeCodes[];
  /** Beginning of the name that it shares with its neighbors. */
  start: string;
  /** Whether it is of the layer that the table starts with. */
  isAtStart: boolean;
}

/**
 * A token: its name and value, with a disclosure of its resolution and uses. There are more than a thousand on a page,
 * so each has as little HTML as possible.
 */
export function TokenRow({ schemes, start, isAtStart, ...token }: TokenRowProps) {
  const { name, values, tokens, sheets, onlyIn, differences, importLine } = token;
  return (
    <li className="pb-token" id={name} data-row data-values={filterValues(token)}>
      <a href={`#${name}`}>
        <code>
          <TokenName name={name} start={start} />
        </code>
      </a>
      <CopyButton text={`var(${name})`} />
      <details>
        <summary className="pb-chevron">
          {schemePairs(values, schemes).map(({ shownIn, light, dark }) => (
            <span key={shownIn ?? 'all'} className={classOfPair(light, dark)} data-in={shownIn}>
              <TokenPreview name={name} value={light} />
              <code>{shortColor(light.value)}</code>
              {dark !== light && (
                <>
                  {' '}
                  <TokenPreview name={name} value={dark} />
                  <code>{shortColor(dark.value)}</code>
                </>
              )}
            </span>
          ))}{' '}
          <small>
            {token.layer !== null && !isAtStart && <span>{token.layer}, </span>}
            {usesOf(token)}
          </small>
        </summary>
        <dl>
          <Part
            term={texts.tokens.writtenAs}
            descriptions={isShortened(values) ? [<Written values={values} schemes={schemes} />] : []}
          />
          <Part term={texts.tokens.resolvesTo} descriptions={hasChains(values) ? [<Steps values={values} />] : []} />
          <Part
            term={texts.tokens.usedBy}
            descriptions={tokens.map((user) => (
              <a href={`#${user}`}>
                <TokenName name={user} start="" />
              </a>
            ))}
          />
          <Part
            term={texts.tokens.usedIn}
            descriptions={sheets.map(({ prefix, href }) => (href === null ? prefix : <a href={href}>{prefix}</a>))}
          />
          <Part term={texts.tokens.onlyIn} descriptions={onlyIn} />
          {differences.map(({ value, label, changes }) => (
            <Part
              key={value}
              term={fillText(texts.tokens.withTheme, { theme: label })}
              descriptions={[...new Set(changes.map(({ to }) => to?.value))].map((shown) =>
                shown === undefined ? texts.tokens.notSet : <code>{shown}</code>
              )}
            />
          ))}
          {importLine !== null && (
            <Part
              term={texts.tokens.inScripts}
              descriptions={[
                <>
                  <code>
                    <ImportLine line={importLine} />
                  </code>
                  <CopyButton text={importLine} />
                </>
              ]}
            />
          )}
        </dl>
      </details>
    </li>
  );
}

function filterValues({ layer, differences }: TokenView): string | undefined {
  const values = [...(layer === null ? [] : [`layer:${layer}`]), ...differences.map(({ value }) => `differs:${value}`)];
  return values.join(' ') || undefined;
}

function Steps({ values }: Pick<TokenView, 'values'>) {
  return (
    <p className="pb-chain">
      <Chains values={values} breaksNames />
    </p>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      className="pb-token-copy"
      data-copy={text}
      aria-label={fillText(texts.tokens.copy, { text })}
    />
  );
}

function usesOf({ tokens, sheets }: TokenView): string {
  const uses = tokens.length + sheets.length;
  return uses === 0 ? texts.tokens.unused : fillCount(texts.tokens.uses, uses);
}

/** Whether the row shows any of the values in a shorter form. */
function isShortened(values: TokenView['values']): boolean {
  return values.some(({ value }) => shortColor(value) !== value);
}

/** The whole values of the current theme, with their color schemes where they differ. */
function Written({ values, schemes }: Pick<TokenRowProps, 'values' | 'schemes'>) {
  const code = ({ value }: ThemedValueView) => <code className="pb-token-written">{value}</code>;
  return schemePairs(values, schemes).map(({ shownIn, light, dark }) => (
    <span key={shownIn ?? 'all'} data-in={shownIn}>
      {dark === light ? (
        code(light)
      ) : (
        <>
          <span>
            {texts.tokens.light} {code(light)}
          </span>
          ,{' '}
          <span>
            {texts.tokens.dark} {code(dark)}
          </span>
        </>
      )}
    </span>
  ));
}

/** Values that have columns, and long ones that have lines where windows are narrow. */
function classOfPair(light: ThemedValueView, dark: ThemedValueView): string | undefined {
  if (!light.isColor && dark === light) {
    return undefined;
  }
  const isLong = dark !== light && [light, dark].some(({ value }) => shortColor(value).length > LONGEST_IN_COLUMN);
  return isLong ? 'pb-token-pair pb-token-long' : 'pb-token-pair';
}

function Part({ term, descriptions }: { term: string; descriptions: readonly ReactNode[] }) {
  return (
    descriptions.length > 0 && (
      <>
        <dt>{term}</dt>
        {/* Together, since open lists of all tokens have thousands. */}
        <dd>
          {descriptions.map((description, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              {description}
            </Fragment>
          ))}
        </dd>
      </>
    )
  );
}
