import { useState } from 'react';
import { Content, Icon, List, ListItem, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';
import { RhUiWarningFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-warning-fill-icon';
import { MONITORED_HOSTS } from './hosts';

const GROUPS = [
  { name: 'Failed', status: 'danger', icon: <RhUiErrorFillIcon /> },
  { name: 'Degraded', status: 'warning', icon: <RhUiWarningFillIcon /> },
  { name: 'Running', status: 'success', icon: <RhUiCheckCircleFillIcon /> }
] as const;

export const AggregatedStatus: React.FunctionComponent = () => {
  const [shown, setShown] = useState<string | null>('Failed');
  const hosts = MONITORED_HOSTS.filter(({ status }) => shown === null || status === shown);

  return (
    <>
      <ToggleGroup aria-label="Hosts by status">
        {GROUPS.map(({ name, status, icon }) => (
          <ToggleGroupItem
            key={name}
            icon={<Icon status={status}>{icon}</Icon>}
            text={`${MONITORED_HOSTS.filter((host) => host.status === name).length} ${name.toLowerCase()}`}
            isSelected={shown === name}
            onChange={() => setShown(shown === name ? null : name)}
          />
        ))}
      </ToggleGroup>
      <Content component="small" role="status">
        {`${hosts.length} of ${MONITORED_HOSTS.length} hosts`}
      </Content>
      <List>
        {hosts.map(({ name, reason }) => (
          <ListItem key={name}>{`${name}: ${reason}`}</ListItem>
        ))}
      </List>
    </>
  );
};
