import {
  Button,
  Card,
  CardBody,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';

export const RealEmptyState: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState titleText="No backups yet" headingLevel="h3" variant="sm">
        <EmptyStateBody>Backups appear here after the first night.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button>Set a schedule</Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </CardBody>
  </Card>
);
