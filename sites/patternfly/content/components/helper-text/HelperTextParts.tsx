import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';

export const HelperTextParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Server name" fieldId="parts-server-name">
      <TextInput
        id="parts-server-name"
        defaultValue="web-1"
        validated="error"
        aria-describedby="parts-server-name-help"
      />
      <FormHelperText>
        <HelperText id="parts-server-name-help">
          <HelperTextItem variant="error">Choose another name: web-1 exists.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
