import { Button, ModalBody, ModalFooter } from '@patternfly/react-core';
import { DialogBox } from '../../figures/DialogBox';

export const UncountedQuestion: React.FunctionComponent = () => (
  <DialogBox titleId="uncounted-title" title="Delete selection?" titleIconVariant="warning">
    <ModalBody>This can’t be undone.</ModalBody>
    <ModalFooter>
      <Button variant="danger">Delete</Button>
      <Button variant="link">Cancel</Button>
    </ModalFooter>
  </DialogBox>
);
