import { Card, EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const NothingAtAll: React.FunctionComponent = () => (
  <Card>
    <EmptyState variant="sm" headingLevel="h4" titleText="No data">
      <EmptyStateBody>There is nothing to show.</EmptyStateBody>
    </EmptyState>
  </Card>
);
