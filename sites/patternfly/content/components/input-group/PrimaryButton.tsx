import { Button, Form, FormGroup, InputGroup, InputGroupItem, TextInput } from '@patternfly/react-core';

export const PrimaryButton: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Address" fieldId="address-with-primary">
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput id="address-with-primary" defaultValue="web-1.example.com" />
        </InputGroupItem>
        <InputGroupItem>
          <Button>Test</Button>
        </InputGroupItem>
      </InputGroup>
    </FormGroup>
  </Form>
);
