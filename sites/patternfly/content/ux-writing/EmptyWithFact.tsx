import { Card, CardBody, EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons/dist/esm/icons/plus-circle-icon';

export const EmptyWithFact: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <EmptyState variant="sm" headingLevel="h3" icon={PlusCircleIcon} titleText="No schedules found">
        <EmptyStateBody>There are currently no backup schedules to be displayed in this view.</EmptyStateBody>
      </EmptyState>
    </CardBody>
  </Card>
);
