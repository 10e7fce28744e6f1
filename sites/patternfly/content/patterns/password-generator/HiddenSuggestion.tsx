import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const HiddenSuggestion: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="New password" fieldId="hidden-suggestion">
          <TextInput
            id="hidden-suggestion"
            type="password"
            autoComplete="new-password"
            defaultValue="t9-Kd.w4Yq!m2Rc_8vBz"
          />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
