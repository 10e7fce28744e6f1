import { Card, CardBody, EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const SomethingWentWrong: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" status="danger" headingLevel="h3" titleText="Something went wrong">
        <EmptyStateBody>There was a problem processing your request. Contact your administrator.</EmptyStateBody>
      </EmptyState>
    </CardBody>
  </Card>
);
