import { Form, FormGroup, NumberInput, Radio } from '@patternfly/react-core';

export const RadioParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup role="radiogroup" isStack fieldId="parts-memory" label="Memory">
      <Radio
        id="parts-custom"
        name="parts-memory"
        label="Custom"
        description="Between 1 and 64 GB"
        defaultChecked
        body={<NumberInput value={16} onChange={() => undefined} inputAriaLabel="Custom memory in GB" unit="GB" />}
      />
      <Radio id="parts-standard" name="parts-memory" label="Standard" description="Always 8 GB" />
    </FormGroup>
  </Form>
);
