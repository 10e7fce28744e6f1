import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';
import { RhUiCalendarFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-calendar-fill-icon';

export const TextInputParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Maintenance day" isRequired fieldId="parts-day">
      <TextInput
        id="parts-day"
        isRequired
        defaultValue="August 32, 2026"
        customIcon={<RhUiCalendarFillIcon />}
        validated="error"
        aria-describedby="parts-day-error"
      />
      <FormHelperText>
        <HelperText id="parts-day-error">
          <HelperTextItem variant="error">Enter a day of the month, such as August 31, 2026.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
