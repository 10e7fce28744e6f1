import type { CSSProperties, ReactNode } from 'react';

import { sharedEnd, sharedStart } from './sharedStart.ts';
import type { SchemeCodes } from './schemePairs.ts';
import type { PlacedToken } from './TokenValue.tsx';

export interface TokensProps {
  tokens: readonly PlacedToken[];
  /** Themes of the site by color scheme. */
  schemes: readonly SchemeCodes[];
}

interface TokenListProps extends Pick<TokensProps, 'tokens'> {
  className: string;
  /** What the columns of values are, above the list. */
  legend: string | null;
  /** Content of a row before the name. */
  children: (placed: PlacedToken) => ReactNode;
}

/**
 * Tokens with drawings. The beginning and the end that all names share are shown once, above the list, and hidden in the
 * rows, where screen readers, searches, and copies still find them.
 */
export function TokenList({ className, tokens, legend, children }: TokenListProps) {
  const { start, end } = sharedParts(tokens);
  const longest = ownNameLength(tokens);
  return (
    <div className={className} style={{ '--pb-name-length': longest } as CSSProperties}>
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

/** Letters of the longest name, without what all names share. */
export function ownNameLength(tokens: TokensProps['tokens']): number {
  const { start, end } = sharedParts(tokens);
  return Math.max(...tokens.map(({ token: { name } }) => name.length - start.length - end.length));
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
      {name.slice(start.length, name.length - end.length)}
      <HiddenCode code={end} />
    </code>
  );
  return href === null ? text : <a href={href}>{text}</a>;
}

function HiddenCode({ code }: { code: string }) {
  return code !== '' && <span className="pf-v6-screen-reader">{code}</span>;
}
