import { Card, CardBody } from '@patternfly/react-core';

export const MixedName: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody dir="rtl" lang="he">
      שפה: C++
    </CardBody>
  </Card>
);
