import { Card, CardBody, CardTitle, Spinner } from '@patternfly/react-core';

export const SmallSpinner: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Clusters by state</CardTitle>
    <CardBody>
      <Spinner aria-label="Loading clusters by state" size="md" />
    </CardBody>
  </Card>
);
