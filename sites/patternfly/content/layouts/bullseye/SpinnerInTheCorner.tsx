import { Card, CardBody, Spinner } from '@patternfly/react-core';

export const SpinnerInTheCorner: React.FunctionComponent = () => (
  <Card style={{ blockSize: '10rem' }}>
    <CardBody>
      <Spinner size="lg" aria-label="Loading volumes" />
    </CardBody>
  </Card>
);
