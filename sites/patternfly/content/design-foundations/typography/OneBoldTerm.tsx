import { Card, CardBody } from '@patternfly/react-core';

export const OneBoldTerm: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      Backups of <strong>prod-east</strong> stop on May 31. Choose another region before then, or download your last
      backup.
    </CardBody>
  </Card>
);
