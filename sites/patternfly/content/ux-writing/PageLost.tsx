import { EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const PageLost: React.FunctionComponent = () => (
  <EmptyState variant="sm" headingLevel="h3" titleText="404: Houston, we have a problem!">
    <EmptyStateBody>Our hamsters must have fallen off their wheel.</EmptyStateBody>
  </EmptyState>
);
