import { Form, FormGroup, Slider } from '@patternfly/react-core';

export const SliderParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup role="group" label="CPU limit" fieldId="slider-parts">
      <Slider
        aria-labelledby="slider-parts-legend"
        value={50}
        step={25}
        showTicks
        isInputVisible
        inputValue={50}
        inputAriaLabel="CPU limit in percent"
        inputLabel="%"
      />
    </FormGroup>
  </Form>
);
