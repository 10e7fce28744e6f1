import {
  Card,
  CardBody,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export interface PortFieldProps {
  hasLabel?: boolean;
}

/** A field with its requirement below it, or only in its placeholder. */
export const PortField: React.FunctionComponent<PortFieldProps> = ({ hasLabel = false }) => (
  <Card>
    <CardBody>
      <Form>
        {hasLabel ? (
          <FormGroup label="Port" fieldId="labeled-port">
            <TextInput id="labeled-port" defaultValue="8443" aria-describedby="labeled-port-help" />
            <FormHelperText>
              <HelperText id="labeled-port-help">
                <HelperTextItem>1024 to 65535</HelperTextItem>
              </HelperText>
            </FormHelperText>
          </FormGroup>
        ) : (
          <FormGroup>
            <TextInput aria-label="Port" placeholder="Port (1024 to 65535)" />
          </FormGroup>
        )}
      </Form>
    </CardBody>
  </Card>
);
