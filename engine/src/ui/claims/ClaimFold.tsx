import type { ReactNode } from 'react';

import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';

interface ClaimFoldProps {
  /** The result of what is folded, in one line. */
  result: string;
  /** Whether wide windows show the result too, as a title. */
  isTitle?: boolean;
  children: ReactNode;
}

/**
 * A long table, which narrow windows fold behind its result. Style sheets show it in all others, and on paper, so that
 * the same document serves both; `browser/disclosures.ts` opens it for links to the heading above.
 */
export function ClaimFold({ result, isTitle = false, children }: ClaimFoldProps) {
  return (
    <details className="pb-claim-fold">
      <summary className="pb-summary pb-chevron">{result}</summary>
      {isTitle && (
        <p className="pb-claim-title" {...NOT_IN_MARKDOWN}>
          {result}
        </p>
      )}
      {children}
    </details>
  );
}

interface ClaimRestProps {
  /** What there is more, in one line. */
  summary: string;
  children: ReactNode;
}

/** The reverse: what wide windows fold. Narrow ones show it, since they fold the whole table, and so does paper. */
export function ClaimRest({ summary, children }: ClaimRestProps) {
  return (
    <details className="pb-claim-rest">
      <summary className="pb-summary pb-chevron">{summary}</summary>
      {children}
    </details>
  );
}
