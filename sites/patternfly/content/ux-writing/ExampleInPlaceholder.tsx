import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const ExampleInPlaceholder: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="Subnet" fieldId="subnet-with-placeholder">
          <TextInput id="subnet-with-placeholder" defaultValue="10.0.4" placeholder="CIDR, for example 10.0.0.0/16" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
