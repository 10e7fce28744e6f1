import { Button, ModalBody, ModalFooter } from '@patternfly/react-core';
import { DialogBox } from '../../figures/DialogBox';

export const CountedQuestion: React.FunctionComponent = () => (
  <DialogBox titleId="counted-title" title="Delete 7 servers?" titleIconVariant="warning">
    <ModalBody>4 of them are on other pages.</ModalBody>
    <ModalFooter>
      <Button variant="danger">Delete 7 servers</Button>
      <Button variant="link">Cancel</Button>
    </ModalFooter>
  </DialogBox>
);
