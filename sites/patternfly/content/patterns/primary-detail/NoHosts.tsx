import { Button, Card, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';

export const NoHosts: React.FunctionComponent = () => (
  <Card>
    <EmptyState variant="xs" headingLevel="h4" titleText="No hosts yet">
      <EmptyStateBody>Hosts that you add appear here.</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button>Add host</Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  </Card>
);
