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

export const RuleBelowField: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="Project name" fieldId="usage-project-name">
          <TextInput id="usage-project-name" aria-describedby="usage-project-name-help" />
          <FormHelperText>
            <HelperText id="usage-project-name-help">
              <HelperTextItem>Lowercase letters, digits, and dashes</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
