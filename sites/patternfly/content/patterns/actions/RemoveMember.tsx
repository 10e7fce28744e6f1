import { Button, ModalBody, ModalFooter } from '@patternfly/react-core';
import { DialogBox } from '../../figures/DialogBox';

export const RemoveMember: React.FunctionComponent = () => (
  <DialogBox titleId="remove-member-title" title="Remove Mia?">
    <ModalBody>Mia leaves this team and keeps her account.</ModalBody>
    <ModalFooter>
      <Button>Remove</Button>
      <Button variant="link">Cancel</Button>
    </ModalFooter>
  </DialogBox>
);
