import { Button, EmptyState, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

/** What stands in place of the tokens when the filter leaves none. */
export function TokensMissing() {
  return (
    <div data-tokens-missing hidden>
      <EmptyState titleText="No results found" headingLevel="h2" variant="sm">
        <EmptyStateBody>No token matches the filters.</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link" data-token-clear>
            Clear filters
          </Button>
        </EmptyStateFooter>
      </EmptyState>
    </div>
  );
}
