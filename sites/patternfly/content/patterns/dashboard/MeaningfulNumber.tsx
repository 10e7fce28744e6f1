import { Card, CardBody, CardTitle } from '@patternfly/react-core';

export const MeaningfulNumber: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>Storage</CardTitle>
    <CardBody>4.6 of 5 TiB in use. Full in about 9 days.</CardBody>
  </Card>
);
