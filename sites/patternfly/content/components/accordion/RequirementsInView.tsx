import { Card, CardBody, Content, Stack, StackItem } from '@patternfly/react-core';

const REQUIREMENTS = [
  { name: 'Memory', text: 'At least 16 GB' },
  { name: 'Region', text: 'Frankfurt or Dublin' }
];

export const RequirementsInView: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        {REQUIREMENTS.map(({ name, text }) => (
          <StackItem key={name}>
            <Content component="h4">{name}</Content>
            <Content>{text}</Content>
          </StackItem>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
