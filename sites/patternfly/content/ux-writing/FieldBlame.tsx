import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';

export const FieldBlame: React.FunctionComponent = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <FormGroup label="Port" fieldId="field-blame-port">
      <TextInput
        id="field-blame-port"
        defaultValue="70000"
        validated="error"
        inputMode="numeric"
        aria-describedby="field-blame-message"
      />
      <FormHelperText>
        <HelperText id="field-blame-message" isLiveRegion>
          <HelperTextItem variant="error">You entered an invalid port!</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
