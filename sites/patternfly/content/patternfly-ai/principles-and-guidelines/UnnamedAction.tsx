import { Button, Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { RhStandardAiExperienceIcon } from '@patternfly/react-icons';

export const UnnamedAction: React.FunctionComponent = () => (
  <Card>
    <CardHeader
      actions={{
        actions: <Button variant="plain" aria-label="AI" icon={<RhStandardAiExperienceIcon />} />,
        hasNoOffset: true
      }}
    >
      <CardTitle component="h3">Log of build 212</CardTitle>
    </CardHeader>
    <CardBody>1,842 lines, 3 errors</CardBody>
  </Card>
);
