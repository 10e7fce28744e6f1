import { Form, FormGroup, FormHelperText, HelperText, HelperTextItem, TextArea } from '@patternfly/react-core';

export const TextAreaParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Reason for the restart" fieldId="parts-reason">
      <TextArea
        id="parts-reason"
        rows={3}
        defaultValue="The server doesn't answer."
        resizeOrientation="vertical"
        validated="warning"
        aria-describedby="parts-reason-help"
      />
      <FormHelperText>
        <HelperText id="parts-reason-help">
          <HelperTextItem variant="warning">Other members of the project can read the reason.</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  </Form>
);
