import { Button, Card, CardBody, CardFooter, CardTitle } from '@patternfly/react-core';

export const SummaryEmpty: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Summary</CardTitle>
    <CardBody>The log doesn’t show why the build stopped. The node’s own log may have the reason.</CardBody>
    <CardFooter>
      <Button variant="link" isInline>
        Open the node’s log
      </Button>
    </CardFooter>
  </Card>
);
