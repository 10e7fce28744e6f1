import { ActionGroup, Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const ShortForm: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Name" fieldId="short-name">
          <TextInput id="short-name" defaultValue="web-4" />
        </FormGroup>
        <FormGroup label="Region" fieldId="short-region">
          <TextInput id="short-region" defaultValue="Frankfurt" />
        </FormGroup>
        <ActionGroup>
          <Button>Create server</Button>
          <Button variant="link">Cancel</Button>
        </ActionGroup>
      </Form>
    </CardBody>
  </Card>
);
