import { ActionGroup, Alert, Button, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { HostsDrawer } from './HostsDrawer';

export const UnsavedChanges: React.FunctionComponent = () => (
  <HostsDrawer id="unsaved" openHost="mail-1" columns={['Status']} heading="mail-1">
    <Form onSubmit={(event) => event.preventDefault()}>
      <Alert variant="info" isInline isPlain component="p" title="You have unsaved changes" />
      <FormGroup label="Address" fieldId="unsaved-address">
        <TextInput id="unsaved-address" defaultValue="192.0.2.60" />
      </FormGroup>
      <ActionGroup>
        <Button size="sm">Save</Button>
        <Button size="sm" variant="link" isDanger>
          Discard changes
        </Button>
      </ActionGroup>
    </Form>
  </HostsDrawer>
);
