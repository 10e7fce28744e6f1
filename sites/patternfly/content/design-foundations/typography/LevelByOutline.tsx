import { Card, CardBody, CardTitle, Stack, StackItem, Title } from '@patternfly/react-core';

export const LevelByOutline: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <Title headingLevel="h4" size="xl">
        Backups
      </Title>
    </StackItem>
    <StackItem>
      <Card>
        <CardTitle component="h5">Nightly backup</CardTitle>
        <CardBody>Every night at 02:00</CardBody>
      </Card>
    </StackItem>
  </Stack>
);
