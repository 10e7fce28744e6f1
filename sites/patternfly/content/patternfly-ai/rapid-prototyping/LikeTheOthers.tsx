import { Button, Card, CardBody, CardHeader, CardTitle, Flex, Label } from '@patternfly/react-core';

export const LikeTheOthers: React.FunctionComponent = () => (
  <Card>
    <CardHeader actions={{ actions: <Button variant="secondary">Restart</Button> }}>
      <CardTitle component="h3">web-1</CardTitle>
    </CardHeader>
    <CardBody>
      <Flex>
        <Label status="success">Running</Label>
        <span>Since 08:10</span>
      </Flex>
    </CardBody>
  </Card>
);
