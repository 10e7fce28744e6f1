import { Card, CardBody } from '@patternfly/react-core';

export const IsolatedName: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody dir="rtl" lang="he">
      שפה: <bdi>C++</bdi>
    </CardBody>
  </Card>
);
