import {
  Button,
  Card,
  CardBody,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons/dist/esm/icons/plus-circle-icon';

export const EmptyWithBenefit: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" headingLevel="h3" icon={PlusCircleIcon} titleText="Back up your volumes">
        <EmptyStateBody>A schedule creates backups while you work, so that you can restore any day.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button>Create schedule</Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </CardBody>
  </Card>
);
