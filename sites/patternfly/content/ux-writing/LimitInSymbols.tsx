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

export const LimitInSymbols: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label="# replicas" fieldId="limit-in-symbols">
          <TextInput
            id="limit-in-symbols"
            defaultValue="3"
            inputMode="numeric"
            aria-describedby="limit-in-symbols-help"
          />
          <FormHelperText>
            <HelperText id="limit-in-symbols-help">
              <HelperTextItem>≥2 &amp; ≤10 / zone</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
