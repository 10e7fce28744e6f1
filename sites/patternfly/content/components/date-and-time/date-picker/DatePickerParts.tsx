import { DatePicker, Form, FormGroup, HelperText, HelperTextItem } from '@patternfly/react-core';

export const DatePickerParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Next update" fieldId="date-parts">
      <DatePicker
        aria-label="Next update"
        buttonAriaLabel="Open the calendar for the next update"
        inputProps={{ id: 'date-parts' }}
        value="2026-08-03"
        helperText={
          <HelperText>
            <HelperTextItem>Updates start at 22:00.</HelperTextItem>
          </HelperText>
        }
      />
    </FormGroup>
  </Form>
);
