import { Card, CardBody } from '@patternfly/react-core';

/** Text of twice the size, with the line height that fitted the usual size. */
export const FixedLines: React.FunctionComponent = () => (
  <Card>
    <CardBody style={{ fontSize: '1.75rem', lineHeight: '21px' }}>The last backup is two days old.</CardBody>
  </Card>
);
