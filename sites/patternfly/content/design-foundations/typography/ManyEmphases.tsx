import { Card, CardBody } from '@patternfly/react-core';

export const ManyEmphases: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <strong>BACKUPS OF PROD-EAST STOP ON MAY 31.</strong> Choose <u>another region</u> <strong>before then</strong>,
      or <em>download</em> your <strong>last backup</strong>.
    </CardBody>
  </Card>
);
