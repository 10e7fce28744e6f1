import {
  Card,
  CardBody,
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';

export const CouldNotLoad: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" status="danger" headingLevel="h3" titleText="Couldn't load recent events">
        <EmptyStateBody>The event log didn't answer. The other data on this page is up to date.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button variant="link">Load events again</Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </CardBody>
  </Card>
);
