import { Card, CardBody } from '@patternfly/react-core';

export const ServiceInCard: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <strong>Checkout</strong> takes payments for the online shop. It runs in version 4.2, in the region Europe West.
    </CardBody>
  </Card>
);
