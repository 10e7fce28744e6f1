import { Button, EmptyState, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

/** Stands in place of a list when nothing in it matches the reader's filter. */
export function NoMatches({ text }: { text: string }) {
  return (
    <div data-no-matches hidden>
      <EmptyState titleText="No results found" headingLevel="h3" variant="sm">
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
