import { useEffect, useRef, useState } from 'react';
import { Button, Content, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { VolumeTable } from './VolumeTable';
import { VOLUMES } from './volumes';

export const DeleteVolume: React.FunctionComponent = () => {
  const [volumes, setVolumes] = useState(VOLUMES);
  const [asked, setAsked] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);

  // The button that opened the dialog is gone with its row.
  useEffect(() => {
    if (deleted) {
      status.current?.focus();
    }
  }, [deleted]);

  const confirm = () => {
    setVolumes(volumes.filter(({ name }) => name !== asked));
    setDeleted(asked);
    setAsked(null);
  };

  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        <Content component="small">{deleted ? `Deleted ${deleted}.` : `${volumes.length} volumes`}</Content>
      </div>
      <VolumeTable
        label="Volumes to delete"
        volumes={volumes}
        actionsOf={({ name }) => [{ title: 'Delete…', isDanger: true, onClick: () => setAsked(name) }]}
      />
      {volumes.length < VOLUMES.length && (
        <Button
          variant="link"
          onClick={() => {
            setVolumes(VOLUMES);
            setDeleted(null);
          }}
        >
          Start again
        </Button>
      )}
      <Modal
        variant="small"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        aria-labelledby="delete-volume-title"
        aria-describedby="delete-volume-body"
      >
        <ModalHeader title={`Delete ${asked}?`} titleIconVariant="warning" labelId="delete-volume-title" />
        <ModalBody id="delete-volume-body">All data on the volume is lost, with its snapshots.</ModalBody>
        <ModalFooter>
          <Button variant="danger" onClick={confirm}>
            Delete volume
          </Button>
          <Button variant="link" onClick={() => setAsked(null)}>
            Cancel
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
};
