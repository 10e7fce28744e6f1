import type { CSSProperties, ReactNode } from 'react';

import type { Badge } from '../../model.ts';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';

interface DisclosureSectionProps {
  className?: string;
  level: 2 | 3;
  /** id of the heading. */
  anchor: string;
  title: string;
  /** The same for the eye, if lines of it break in a way of their own. */
  heading?: ReactNode;
  badges?: readonly Badge[];
  /** Short description of the content, e.g. `12 props`, none, or several, which style sheets can put into columns. */
  summary: string | readonly string[];
  /** The same for the eye, if it isn't these texts. */
  facts?: ReactNode;
  /** Whether the description is the number of rows, which filters keep true (`readRows`). */
  countsRows?: boolean;
  isOpen?: boolean;
  /** Whether a filter hides it at first. */
  isHidden?: boolean;
  /** Number of rows, from which a style sheet can estimate the height of the content. */
  rows?: number;
  /** Words and values that filters add to the rows of the section (`readRows`). */
  rowGroup?: string;
  values?: string;
  /** What scripts read of it, as JSON; null for nothing. */
  data?: object | null;
  /** What is there instead of the content while the section is closed. */
  whenClosed?: ReactNode;
  children: ReactNode;
}

/**
 * A section that readers open and close, without scripts too. The heading lies over the summary instead of in it: some
 * screen readers don't find headings in summaries, and summaries must not contain links.
 */
export function DisclosureSection({
  className,
  level,
  anchor,
  title,
  heading,
  badges,
  summary,
  facts: shown,
  countsRows = false,
  isOpen = false,
  isHidden = false,
  rows,
  rowGroup = '',
  values,
  data = null,
  whenClosed,
  children
}: DisclosureSectionProps) {
  const facts = [summary].flat();
  return (
    <section
      className={className === undefined ? 'pb-disclosure' : `pb-disclosure ${className}`}
      aria-labelledby={anchor}
      hidden={isHidden}
      style={rows === undefined ? undefined : ({ '--pb-rows': rows } as CSSProperties)}
      data-row-group={rowGroup}
      data-values={values}
      data-props={data === null ? undefined : JSON.stringify(data)}
    >
      <LinkedHeading level={level} id={anchor} text={title} shown={heading} badges={badges}>
        <span
          className="pb-disclosure-content"
          aria-hidden="true"
          {...NOT_IN_MARKDOWN}
          data-row-count={countsRows ? '' : undefined}
        >
          {shown ?? facts.map((fact) => <bdi key={fact}>{fact}</bdi>)}
        </span>
      </LinkedHeading>
      <details open={isOpen}>
        <summary className="pb-chevron" aria-label={facts.length === 0 ? title : `${title}: ${facts.join(', ')}`} />
        {children}
      </details>
      {whenClosed}
    </section>
  );
}
