import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';

export const ExampleInHelperText: React.FunctionComponent = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <FormGroup label="Subnet" fieldId="example-in-helper-text">
      <TextInput id="example-in-helper-text" defaultValue="10.0.4" aria-describedby="example-in-helper-text-help" />
      <FormHelperText>
        <HelperText id="example-in-helper-text-help">
          <HelperTextItem>Use CIDR notation, for example 10.0.0.0/16.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
