import {
  Form,
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  HelperTextItem
} from '@patternfly/react-core';

export const FormSelectParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Region" fieldId="parts-form-region">
      <FormSelect
        id="parts-form-region"
        value="mumbai"
        onChange={() => undefined}
        validated="warning"
        aria-describedby="parts-form-region-help"
      >
        <FormSelectOption value="dublin" label="Dublin" />
        <FormSelectOption value="frankfurt" label="Frankfurt" />
        <FormSelectOption value="mumbai" label="Mumbai" />
      </FormSelect>
      <FormHelperText>
        <HelperText id="parts-form-region-help">
          <HelperTextItem variant="warning">Mumbai has no GPU servers.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
