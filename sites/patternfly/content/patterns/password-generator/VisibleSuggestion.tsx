import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const VisibleSuggestion: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="New password" fieldId="visible-suggestion">
          <TextInput
            id="visible-suggestion"
            type="text"
            autoComplete="new-password"
            defaultValue="t9-Kd.w4Yq!m2Rc_8vBz"
          />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
