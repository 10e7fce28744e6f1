import { Card, CardBody, CardTitle, EmptyState, EmptyStateBody } from '@patternfly/react-core';

export const NoBars: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Incidents in October, by service</CardTitle>
    <CardBody>
      <EmptyState headingLevel="h3" titleText="No incidents" variant="xs">
        <EmptyStateBody>All services ran without incidents from October 1 to 31.</EmptyStateBody>
      </EmptyState>
    </CardBody>
  </Card>
);
