import type { ReactNode } from 'react';

import { sharedStart } from './sharedStart.ts';
import type { PlacedToken } from './TokenValue.tsx';

export interface TokensProps {
  tokens: readonly PlacedToken[];
}

interface TokenListProps extends TokensProps {
  className: string;
  /** What the columns of values are, above the list. */
  legend: string | null;
  /** Content of a row before the name. */
  children: (placed: PlacedToken) => ReactNode;
}

/**
 * Tokens with drawings. The beginning that all names share is shown once, above the list, and hidden in the rows, where
 * screen readers, searches, and copies still find it.
 */
export function TokenList({ className, tokens, legend, children }: TokenListProps) {
  const start = sharedStart(tokens.map(({ token }) => token.name));
  return (
    <div className={className}>
      <p className="pb-token-legend">
        {start !== '' && <code>{start}…</code>}
        {legend !== null && <span>{legend}</span>}
      </p>
      <ul role="list">
        {tokens.map((placed) => (
          <li key={placed.token.name}>
            {children(placed)}
            <TokenName {...placed} hidden={start.length} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param hidden number of characters at the start of the name that are not visible */
function TokenName({ token: { name }, href, hidden }: PlacedToken & { hidden: number }) {
  const text = (
    <code>
      {hidden > 0 && <span className="pf-v6-screen-reader">{name.slice(0, hidden)}</span>}
      {name.slice(hidden)}
    </code>
  );
  return href === null ? text : <a href={href}>{text}</a>;
}
