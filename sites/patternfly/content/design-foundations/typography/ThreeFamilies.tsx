import { Card, CardBody, Content, Title } from '@patternfly/react-core';

export const ThreeFamilies: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Content>
        <Title headingLevel="h3" size="xl">
          Restore a backup
        </Title>
        <Content component="p">Choose a backup from the last 30 days, or run this command:</Content>
        <code style={{ fontFamily: 'var(--pf-t--global--font--family--mono)' }}>backup restore --latest</code>
      </Content>
    </CardBody>
  </Card>
);
