import { Card, CardBody, CardTitle } from '@patternfly/react-core';

export const NamedCard: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h4">Checkout</CardTitle>
    <CardBody>Takes payments for the online shop. It runs in version 4.2, in the region Europe West.</CardBody>
  </Card>
);
