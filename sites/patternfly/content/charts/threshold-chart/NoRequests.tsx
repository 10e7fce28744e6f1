import {
  Button,
  Card,
  CardBody,
  CardTitle,
  EmptyState,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';

export const NoRequests: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Requests per minute</CardTitle>
    <CardBody>
      <EmptyState headingLevel="h3" titleText="No requests in the last 7 days" variant="xs">
        <EmptyStateBody>The limit is 600 requests per minute.</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link">Change the period</Button>
        </EmptyStateFooter>
      </EmptyState>
    </CardBody>
  </Card>
);
