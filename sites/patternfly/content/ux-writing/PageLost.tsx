import { Card, CardBody, EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const PageLost: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" headingLevel="h3" titleText="404: Houston, we have a problem!">
        <EmptyStateBody>Our hamsters must have fallen off their wheel.</EmptyStateBody>
      </EmptyState>
    </CardBody>
  </Card>
);
