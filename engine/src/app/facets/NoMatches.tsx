import { Button, EmptyState, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

/** Stands in place of a list when nothing in it matches the reader's filter. */
export function NoMatches({ text, headingLevel = 'h3' }: { text: string; headingLevel?: 'h2' | 'h3' }) {
  return (
    <div data-no-matches hidden>
      <EmptyState titleText="No results found" headingLevel={headingLevel} variant="sm">
        <EmptyStateBody>{text}</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link" data-clear-filters>
            Clear all filters
          </Button>
        </EmptyStateFooter>
      </EmptyState>
    </div>
  );
}
