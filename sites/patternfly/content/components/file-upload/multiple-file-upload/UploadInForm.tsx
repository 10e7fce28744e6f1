import { ActionGroup, Button, Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';
import { UploadBox } from './UploadBox.tsx';

export const UploadInForm: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Subject" fieldId="ticket-subject">
          <TextInput id="ticket-subject" defaultValue="web-3 doesn't start" />
        </FormGroup>
        <FormGroup role="group" fieldId="ticket-files" label="Screenshots">
          <UploadBox id="in-form" isHorizontal />
        </FormGroup>
        <ActionGroup>
          <Button>Send</Button>
        </ActionGroup>
      </Form>
    </CardBody>
  </Card>
);
