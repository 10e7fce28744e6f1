import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardTitle,
  Checkbox,
  Form,
  FormGroup,
  FormGroupLabelHelp,
  TextInput
} from '@patternfly/react-core';

export const TabOrder: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h4">New service account</CardTitle>
    <CardBody>
      <Form>
        <FormGroup
          label="Name"
          fieldId="account-name"
          labelHelp={<FormGroupLabelHelp aria-label="More information about the name" />}
        >
          <TextInput id="account-name" defaultValue="build-bot" />
        </FormGroup>
        <FormGroup role="group" label="Access" fieldId="account-access">
          <Checkbox id="account-read" label="Read images" isChecked onChange={() => undefined} />
        </FormGroup>
        <ActionList>
          <ActionListGroup>
            <ActionListItem>
              <Button className="create">Create</Button>
            </ActionListItem>
            <ActionListItem>
              <Button variant="link" className="cancel">
                Cancel
              </Button>
            </ActionListItem>
          </ActionListGroup>
        </ActionList>
      </Form>
    </CardBody>
  </Card>
);
