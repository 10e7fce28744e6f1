import { useState } from 'react';
import { Alert, AlertActionLink, Content } from '@patternfly/react-core';
import { VolumeTable } from './VolumeTable';
import { VOLUMES } from './volumes';

const ATTACHED = VOLUMES.map((volume) => ({ ...volume, server: 'db-1' }));

export const DetachVolume: React.FunctionComponent = () => {
  const [detached, setDetached] = useState<string | null>(null);
  const volumes = ATTACHED.filter(({ name }) => name !== detached);

  return (
    <>
      {detached ? (
        <Alert
          variant="success"
          isInline
          isLiveRegion
          title={`Removed ${detached} from db-1. Its data is unchanged.`}
          actionLinks={<AlertActionLink onClick={() => setDetached(null)}>Undo</AlertActionLink>}
        />
      ) : (
        <Content component="small">{ATTACHED.length} volumes of db-1</Content>
      )}
      <VolumeTable
        label="Volumes of db-1"
        volumes={volumes}
        actionsOf={({ name }) => [{ title: 'Remove from db-1', onClick: () => setDetached(name) }]}
      />
    </>
  );
};
