import { Card, CardBody, FormGroup, TextInput } from '@patternfly/react-core';

export const VisibleSuggestion: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <FormGroup label="New password" fieldId="visible-suggestion">
        <TextInput
          id="visible-suggestion"
          type="text"
          autoComplete="new-password"
          defaultValue="t9-Kd.w4Yq!m2Rc_8vBz"
        />
      </FormGroup>
    </CardBody>
  </Card>
);
