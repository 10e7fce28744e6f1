import { Card, CardBody, Content, Stack, StackItem } from '@patternfly/react-core';

const SIZES = [
  { name: 'lg', text: 'Start with a project, and invite your team.' },
  { name: 'default', text: 'Members see all hosts of the project.' },
  { name: 'sm', text: 'You can change this later in the settings.' }
];

export const TextSizes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        {SIZES.map(({ name, text }) => (
          <StackItem key={name}>
            <Content component="small">{name}</Content>
            <div style={{ fontSize: `var(--pf-t--global--font--size--body--${name})` }}>{text}</div>
          </StackItem>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
