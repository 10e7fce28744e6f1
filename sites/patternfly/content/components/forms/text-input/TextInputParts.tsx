import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';
import { RhUiMailFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-mail-fill-icon';

export const TextInputParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Email for alerts" isRequired fieldId="parts-email">
      <TextInput
        id="parts-email"
        type="email"
        isRequired
        defaultValue="ops@example"
        customIcon={<RhUiMailFillIcon />}
        validated="error"
        aria-describedby="parts-email-error"
      />
      <FormHelperText>
        <HelperText id="parts-email-error">
          <HelperTextItem variant="error">Enter a whole address, such as ops@example.com.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
