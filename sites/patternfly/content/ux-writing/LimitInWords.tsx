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

export const LimitInWords: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="Replicas" fieldId="limit-in-words">
          <TextInput id="limit-in-words" defaultValue="3" inputMode="numeric" aria-describedby="limit-in-words-help" />
          <FormHelperText>
            <HelperText id="limit-in-words-help">
              <HelperTextItem>At least 2, and at most 10 for each zone</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
