import type { ReactNode } from 'react';

interface ClaimFoldProps {
  /** The result of what is folded, in one line. */
  result: string;
  children: ReactNode;
}

/**
 * A long table, which narrow windows fold behind its result. Style sheets show it in all others, and on paper, so that
 * the same document serves both; `browser/disclosures.ts` opens it for links to the heading above.
 */
export function ClaimFold({ result, children }: ClaimFoldProps) {
  return (
    <details className="pb-claim-fold">
      <summary className="pb-summary pb-chevron">{result}</summary>
      {children}
    </details>
  );
}
