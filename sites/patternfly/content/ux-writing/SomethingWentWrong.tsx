import { EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const SomethingWentWrong: React.FunctionComponent = () => (
  <EmptyState variant="sm" status="danger" headingLevel="h3" titleText="Something went wrong">
    <EmptyStateBody>There was a problem processing your request. Contact your administrator.</EmptyStateBody>
  </EmptyState>
);
