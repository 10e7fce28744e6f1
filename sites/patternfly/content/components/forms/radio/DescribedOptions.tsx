import { Form, FormGroup, Radio } from '@patternfly/react-core';

export const DescribedOptions: React.FunctionComponent = () => (
  <Form>
    <FormGroup role="radiogroup" isStack fieldId="described-updates" label="Updates">
      <Radio
        id="described-automatic"
        name="described-updates"
        label="Automatic"
        description="Servers restart on Sundays between 2 and 4 in the morning."
        defaultChecked
      />
      <Radio
        id="described-manual"
        name="described-updates"
        label="Manual"
        description="You install updates yourself, and choose the time of the restart."
      />
    </FormGroup>
  </Form>
);
