import { Card, CardBody, Icon, List, ListItem } from '@patternfly/react-core';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';
import { RhUiWarningFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-warning-fill-icon';

const HOSTS = [
  { name: 'web-1', status: 'success', text: 'Running', icon: <RhUiCheckCircleFillIcon /> },
  { name: 'db-2', status: 'warning', text: 'Degraded', icon: <RhUiWarningFillIcon /> },
  { name: 'web-3', status: 'danger', text: 'Failed', icon: <RhUiErrorFillIcon /> }
] as const;

export const StatusInWords: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <List isPlain aria-label="Hosts with their status">
        {HOSTS.map(({ name, status, text, icon }) => (
          <ListItem key={name}>
            {name}{' '}
            <Icon status={status} isInline>
              {icon}
            </Icon>{' '}
            {text}
          </ListItem>
        ))}
      </List>
    </CardBody>
  </Card>
);
