import {
  ActionGroup,
  Alert,
  Button,
  Card,
  CardBody,
  Form,
  FormAlert,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  List,
  ListItem,
  TextInput
} from '@patternfly/react-core';

export const FormValidationElements: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormAlert>
          <Alert variant="danger" isInline component="p" title="Couldn't add the host yet. Correct this entry:">
            <List>
              <ListItem>
                <Button variant="link" isInline component="a" href="#elements-name">
                  Name the host in lowercase letters.
                </Button>
              </ListItem>
            </List>
          </Alert>
        </FormAlert>
        <FormGroup label="Host name" isRequired fieldId="elements-name">
          <TextInput
            id="elements-name"
            isRequired
            validated="error"
            aria-describedby="elements-name-help"
            defaultValue="Web 4"
          />
          <FormHelperText>
            <HelperText id="elements-name-help">
              <HelperTextItem variant="error">Name the host in lowercase letters.</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
        <FormGroup label={<span data-part="optional">Port (optional)</span>} fieldId="elements-port">
          <TextInput id="elements-port" inputMode="numeric" aria-describedby="elements-port-help" />
          <FormHelperText>
            <HelperText id="elements-port-help">
              <HelperTextItem>From 1 to 65535. The default is 22.</HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
        <ActionGroup>
          <Button type="submit">Add host</Button>
        </ActionGroup>
      </Form>
    </CardBody>
  </Card>
);
