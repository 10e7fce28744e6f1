import { Button, Card, CardBody, CardFooter, CardTitle } from '@patternfly/react-core';

export const NamedAction: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Log of build 212</CardTitle>
    <CardBody>1,842 lines, 3 errors</CardBody>
    <CardFooter>
      <Button variant="secondary">Explain errors with AI</Button>
    </CardFooter>
  </Card>
);
