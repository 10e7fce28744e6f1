import type { CSSProperties, ReactNode } from 'react';

import { PartsWithBreaks } from '../PartsWithBreaks.tsx';
import { sharedEnd, sharedStart } from './sharedStart.ts';
import type { SchemeCodes } from './schemePairs.ts';
import type { PlacedToken } from './TokenValue.tsx';

export interface TokensProps {
  tokens: readonly PlacedToken[];
  /** Themes of the site by color scheme. */
  schemes: readonly SchemeCodes[];
}

/** Columns of tiles where windows are wide. A tile with a long name takes two columns, so that all lists have one grid. */
const COLUMNS = 6;
const COLUMNS_OF_LONG_NAMES = 3;

/** Characters of a name in two lines of the narrowest column, and the least width of a tile with a longer one. */
const LONG_NAME = 32;
const LONG_TILE = '9rem';

interface TokenListProps extends Pick<TokensProps, 'tokens'> {
  className: string;
  /** What the columns of values are, above the list. */
  legend: ReactNode;
  /** Content of a row before the name. */
  children: (placed: PlacedToken) => ReactNode;
}

/**
 * Tokens with drawings. The beginning and the end that all names share are shown once, above the list, and hidden in the
 * rows, where screen readers, searches, and copies still find them.
 */
export function TokenList({ className, tokens, legend, children }: TokenListProps) {
  const { start, end } = sharedParts(tokens);
  const isLong = tokens.some(({ token: { name } }) => name.length - start.length - end.length > LONG_NAME);
  return (
    <div
      className={className}
      style={
        {
          '--pb-steps': tokens.length,
          '--pb-columns': isLong ? COLUMNS_OF_LONG_NAMES : COLUMNS,
          '--pb-tile': isLong ? LONG_TILE : undefined
        } as CSSProperties
      }
    >
      <p className="pb-token-legend">
        {start + end !== '' && (
          <code>
            {start}…{end}
          </code>
        )}
        {legend !== null && <span>{legend}</span>}
      </p>
      <ul role="list">
        {tokens.map((placed) => (
          <li key={placed.token.name}>
            {children(placed)} <TokenName {...placed} start={start} end={end} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The beginning and the end that all names share. */
function sharedParts(tokens: TokensProps['tokens']): { start: string; end: string } {
  const names = tokens.map(({ token }) => token.name);
  const start = sharedStart(names);
  return { start, end: sharedEnd(names.map((name) => name.slice(start.length))) };
}

interface TokenNameProps extends PlacedToken {
  /** Beginning and end that are not visible. */
  start: string;
  end: string;
}

function TokenName({ token: { name }, href, start, end }: TokenNameProps) {
  const text = (
    <code>
      <HiddenCode code={start} />
      {/* Breaks before two dashes, where its parts begin. */}
      <PartsWithBreaks parts={name.slice(start.length, name.length - end.length).split(/(?=--)/)} />
      <HiddenCode code={end} />
    </code>
  );
  return href === null ? text : <a href={href}>{text}</a>;
}

function HiddenCode({ code }: { code: string }) {
  return code !== '' && <span className="pf-v6-screen-reader">{code}</span>;
}
