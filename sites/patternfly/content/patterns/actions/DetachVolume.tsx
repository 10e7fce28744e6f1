import { useEffect, useRef, useState } from 'react';
import { Alert, AlertActionLink, Content } from '@patternfly/react-core';
import { VolumeTable } from './VolumeTable';
import { VOLUMES } from './volumes';

const ATTACHED = VOLUMES.map((volume) => ({ ...volume, server: 'db-1' }));

export const DetachVolume: React.FunctionComponent = () => {
  const [detached, setDetached] = useState<string | null>(null);
  const volumes = ATTACHED.filter(({ name }) => name !== detached);
  const result = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  // The control that the person used is gone, with its row or with the alert.
  useEffect(() => {
    if (hasChanged.current) {
      result.current?.focus();
    }
  }, [detached]);

  const change = (name: string | null) => {
    hasChanged.current = true;
    setDetached(name);
  };

  return (
    <>
      <div ref={result} tabIndex={-1}>
        {detached ? (
          <Alert
            variant="success"
            isInline
            isLiveRegion
            title={`Removed ${detached} from db-1. Its data is unchanged.`}
            actionLinks={<AlertActionLink onClick={() => change(null)}>Undo</AlertActionLink>}
          />
        ) : (
          <Content component="small">{ATTACHED.length} volumes of db-1</Content>
        )}
      </div>
      <VolumeTable
        label="Volumes of db-1"
        volumes={volumes}
        actionsOf={({ name }) => [{ title: 'Remove from db-1', onClick: () => change(name) }]}
      />
    </>
  );
};
