import { Card, CardBody, CardTitle } from '@patternfly/react-core';

export const BareEstimate: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>Storage is full on May 14</CardTitle>
    <CardBody>Confidence: 93.7%</CardBody>
  </Card>
);
