import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { VolumeTable } from './VolumeTable';
import { VOLUMES } from './volumes';

export const ItemActions: React.FunctionComponent = () => {
  const [message, setMessage] = useState('No action yet.');

  return (
    <>
      <Content component="small" role="status">
        {message}
      </Content>
      <VolumeTable
        label="Volumes with actions"
        volumes={VOLUMES}
        actionsOf={({ name, server }) => [
          { title: 'Create snapshot', onClick: () => setMessage(`Creating a snapshot of ${name}.`) },
          { title: 'Copy identifier', onClick: () => setMessage(`Copied the identifier of ${name}.`) },
          { isSeparator: true },
          {
            title: 'Attach',
            isAriaDisabled: server !== undefined,
            tooltipProps: { content: `Already attached to ${server}. Detach it first.` },
            onClick: () => setMessage(`Attaching ${name}.`)
          }
        ]}
      />
    </>
  );
};
