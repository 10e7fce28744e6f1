import { Card, CardBody, Content } from '@patternfly/react-core';

const REQUIREMENTS = [
  { name: 'Memory', text: 'At least 16 GB' },
  { name: 'Region', text: 'Frankfurt or Dublin' }
];

export const RequirementsInView: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Content>
        {REQUIREMENTS.map(({ name, text }) => (
          <div key={name}>
            <Content component="h4">{name}</Content>
            <Content>{text}</Content>
          </div>
        ))}
      </Content>
    </CardBody>
  </Card>
);
