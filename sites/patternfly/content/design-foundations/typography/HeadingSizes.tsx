import { Card, CardBody, Content, Stack, StackItem, Title } from '@patternfly/react-core';

const SIZES = [
  { size: '4xl', text: 'Deploy in minutes' },
  { size: '3xl', text: '99.98%' },
  { size: '2xl', text: 'Clusters' },
  { size: 'xl', text: 'Delete cluster prod-east?' },
  { size: 'lg', text: 'Network policies' },
  { size: 'md', text: 'Nightly backup' }
] as const;

export const HeadingSizes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        {SIZES.map(({ size, text }) => (
          <StackItem key={size}>
            <Content component="small">{size}</Content>
            <Title headingLevel="h4" size={size}>
              {text}
            </Title>
          </StackItem>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
