import { Form, FormGroup, TextInput } from '@patternfly/react-core';

export const ExampleInPlaceholder: React.FunctionComponent = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <FormGroup label="Subnet" fieldId="example-in-placeholder">
      <TextInput id="example-in-placeholder" defaultValue="10.0.4" placeholder="CIDR, for example 10.0.0.0/16" />
    </FormGroup>
  </Form>
);
