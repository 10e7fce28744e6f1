import { Card, CardBody, CardHeader, CardTitle, Label } from '@patternfly/react-core';

export const CardWithState: React.FunctionComponent = () => (
  <Card>
    <CardHeader actions={{ actions: <Label status="success">Running</Label>, hasNoOffset: true }}>
      <CardTitle component="h4">Checkout</CardTitle>
    </CardHeader>
    <CardBody>Takes payments for the online shop. It runs in version 4.2, in the region Europe West.</CardBody>
  </Card>
);
