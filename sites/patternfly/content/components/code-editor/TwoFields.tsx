import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const TwoFields: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Service" fieldId="code-service">
          <TextInput id="code-service" defaultValue="web-cache" />
        </FormGroup>
        <FormGroup label="Region" fieldId="code-region">
          <TextInput id="code-region" defaultValue="frankfurt" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
