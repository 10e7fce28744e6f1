import { Card, CardBody, Title } from '@patternfly/react-core';

const SIZES = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const;

export const HeadingSizes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      {SIZES.map((size) => (
        <Title key={size} headingLevel="h4" size={size}>
          Cluster settings ({size})
        </Title>
      ))}
    </CardBody>
  </Card>
);
