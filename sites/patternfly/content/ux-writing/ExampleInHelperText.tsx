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

export const ExampleInHelperText: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="Subnet" fieldId="subnet-with-help">
          <TextInput id="subnet-with-help" defaultValue="10.0.4" aria-describedby="subnet-with-help-help" />
          <FormHelperText>
            <HelperText id="subnet-with-help-help">
              <HelperTextItem>Use CIDR notation, for example 10.0.0.0/16.</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
