import { Button, Form, FormGroup, InputGroup, InputGroupItem, TextInput } from '@patternfly/react-core';

export const ControlButton: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Address" fieldId="address-with-control">
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput id="address-with-control" defaultValue="web-1.example.com" />
        </InputGroupItem>
        <InputGroupItem>
          <Button variant="control">Test</Button>
        </InputGroupItem>
      </InputGroup>
    </FormGroup>
  </Form>
);
