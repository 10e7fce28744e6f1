import { Button, ModalBody, ModalFooter } from '@patternfly/react-core';
import { DialogBox } from '../../figures/DialogBox';

export const DeleteMember: React.FunctionComponent = () => (
  <DialogBox titleId="delete-member-title" title="Delete Mia?" titleIconVariant="warning">
    <ModalBody>Mia won't be in this team anymore.</ModalBody>
    <ModalFooter>
      <Button variant="danger">Delete</Button>
      <Button variant="link">Cancel</Button>
    </ModalFooter>
  </DialogBox>
);
