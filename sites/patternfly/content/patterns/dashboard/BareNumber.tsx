import { Card, CardBody, CardTitle } from '@patternfly/react-core';

export const BareNumber: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>Storage</CardTitle>
    <CardBody>4.6 TiB</CardBody>
  </Card>
);
