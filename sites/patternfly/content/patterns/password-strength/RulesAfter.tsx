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

export const RulesAfter: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="New password" fieldId="rules-after">
          <TextInput
            id="rules-after"
            type="password"
            autoComplete="new-password"
            validated="error"
            defaultValue="otters"
            aria-describedby="rules-after-error"
          />
          <FormHelperText>
            <HelperText id="rules-after-error">
              <HelperTextItem variant="error">Invalid password</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
