import {
  ActionGroup,
  Button,
  Form,
  FormFieldGroupExpandable,
  FormFieldGroupHeader,
  FormGroup,
  FormGroupLabelHelp,
  FormHelperText,
  FormSection,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export const FormParts: React.FunctionComponent = () => (
  <Form>
    <FormSection title="Basics" titleElement="h4">
      <FormGroup
        label="Server name"
        fieldId="form-parts-name"
        isRequired
        labelHelp={<FormGroupLabelHelp aria-label="More about the server name" />}
      >
        <TextInput id="form-parts-name" defaultValue="web-1" isRequired aria-describedby="form-parts-help" />
        <FormHelperText>
          <HelperText id="form-parts-help">
            <HelperTextItem>Lowercase letters, digits, and hyphens</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
      <FormFieldGroupExpandable
        hasAnimations
        header={<FormFieldGroupHeader titleText={{ text: 'Backups', id: 'form-parts-backups' }} />}
      >
        <FormGroup label="Volume" fieldId="form-parts-volume">
          <TextInput id="form-parts-volume" defaultValue="backup" />
        </FormGroup>
      </FormFieldGroupExpandable>
    </FormSection>
    <ActionGroup>
      <Button type="submit">Add server</Button>
      <Button variant="link">Cancel</Button>
    </ActionGroup>
  </Form>
);
