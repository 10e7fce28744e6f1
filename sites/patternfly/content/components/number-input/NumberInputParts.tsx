import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, NumberInput } from '@patternfly/react-core';

export const NumberInputParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Memory" fieldId="parts-memory-size">
      <NumberInput
        value={16}
        min={1}
        max={64}
        onChange={() => undefined}
        inputAriaLabel="Memory in GB"
        inputProps={{ id: 'parts-memory-size', 'aria-describedby': 'parts-memory-help' }}
        unit="GB"
      />
      <FormHelperText>
        <HelperText id="parts-memory-help">
          <HelperTextItem>Between 1 and 64 GB</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
