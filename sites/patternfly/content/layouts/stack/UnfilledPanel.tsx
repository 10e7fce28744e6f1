import { Button, Card, CardBody, CardTitle, Stack, StackItem } from '@patternfly/react-core';

export const UnfilledPanel: React.FunctionComponent = () => (
  <div style={{ blockSize: '13rem' }}>
    <Stack hasGutter>
      <StackItem>
        <Card isCompact isFullHeight>
          <CardTitle>Conversation</CardTitle>
          <CardBody>Mia: The upgrade is done.</CardBody>
        </Card>
      </StackItem>
      <StackItem>
        <Button isBlock>Write a reply</Button>
      </StackItem>
    </Stack>
  </div>
);
