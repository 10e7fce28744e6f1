import { Alert, Button, Card, CardBody, CardFooter, CardTitle } from '@patternfly/react-core';

export const UnlikeTheOthers: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Host: web-1!</CardTitle>
    <CardBody>
      <Alert isInline variant="success" title="Running since 08:10" component="h4" />
    </CardBody>
    <CardFooter>
      <Button isBlock>Restart now</Button>
    </CardFooter>
  </Card>
);
