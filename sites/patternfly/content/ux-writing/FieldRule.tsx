import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';

export const FieldRule: React.FunctionComponent = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <FormGroup label="Port" fieldId="field-rule-port">
      <TextInput
        id="field-rule-port"
        defaultValue="70000"
        validated="error"
        inputMode="numeric"
        aria-describedby="field-rule-message"
      />
      <FormHelperText>
        <HelperText id="field-rule-message" isLiveRegion>
          <HelperTextItem variant="error">Enter a number from 1 to 65535.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
