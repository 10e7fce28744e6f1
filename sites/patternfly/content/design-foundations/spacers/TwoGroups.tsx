import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const TwoGroups: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Host" fieldId="spacers-host">
          <TextInput id="spacers-host" defaultValue="db.example.com" />
        </FormGroup>
        <FormGroup label="Port" fieldId="spacers-port">
          <TextInput id="spacers-port" defaultValue="5432" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
