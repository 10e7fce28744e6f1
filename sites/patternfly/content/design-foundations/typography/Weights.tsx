import { Card, CardBody, Content, Stack, StackItem } from '@patternfly/react-core';

const WEIGHTS = [
  { family: 'body', weight: 'default', text: 'The cluster runs in Frankfurt.' },
  { family: 'body', weight: 'bold', text: 'prod-east' },
  { family: 'heading', weight: 'default', text: 'Cluster settings' },
  { family: 'heading', weight: 'bold', text: 'Clusters' }
];

export const Weights: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        {WEIGHTS.map(({ family, weight, text }) => (
          <StackItem key={`${family}-${weight}`}>
            <Content component="small">
              {family}, {weight}
            </Content>
            <div
              style={{
                fontFamily: `var(--pf-t--global--font--family--${family})`,
                fontSize: `var(--pf-t--global--font--size--${family === 'heading' ? 'heading--h2' : 'body--default'})`,
                fontWeight: `var(--pf-t--global--font--weight--${family}--${weight})`
              }}
            >
              {text}
            </div>
          </StackItem>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
