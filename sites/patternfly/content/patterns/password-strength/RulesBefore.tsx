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

export const RulesBefore: React.FunctionComponent = () => (
  <Card isCompact>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="New password" fieldId="rules-before">
          <TextInput
            id="rules-before"
            type="password"
            autoComplete="new-password"
            aria-describedby="rules-before-rules"
          />
          <FormHelperText>
            <HelperText component="ul" id="rules-before-rules">
              <HelperTextItem component="li" variant="indeterminate">
                At least 14 characters
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
