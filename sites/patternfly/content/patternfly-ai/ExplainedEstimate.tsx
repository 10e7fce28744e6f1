import { Card, CardBody, CardTitle, Label } from '@patternfly/react-core';

export const ExplainedEstimate: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>
      Storage lasts until about May{' '}
      <Label isCompact variant="outline">
        AI estimate
      </Label>
    </CardTitle>
    <CardBody>From the growth of the last 90 days. The import planned for March is not included.</CardBody>
  </Card>
);
