import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

const EQUAL = {
  '--pf-v6-c-form--GridGap': 'var(--pf-t--global--spacer--md)',
  '--pf-v6-c-form__group-label--PaddingBlockEnd': 'var(--pf-t--global--spacer--md)'
} as React.CSSProperties;

export const EqualDistances: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form style={EQUAL}>
        <FormGroup label="Host" fieldId="spacers-equal-host">
          <TextInput id="spacers-equal-host" defaultValue="db.example.com" />
        </FormGroup>
        <FormGroup label="Port" fieldId="spacers-equal-port">
          <TextInput id="spacers-equal-port" defaultValue="5432" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
