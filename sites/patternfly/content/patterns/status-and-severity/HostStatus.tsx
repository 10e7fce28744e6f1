import { Status, StatusVariant } from '@patternfly/react-component-groups/dist/dynamic/Status';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';
import { RhUiWarningFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-warning-fill-icon';
import type { MonitoredHost } from './hosts';

const PRESENTATION = {
  Running: { status: 'success', icon: <RhUiCheckCircleFillIcon /> },
  Degraded: { status: 'warning', icon: <RhUiWarningFillIcon /> },
  Failed: { status: 'danger', icon: <RhUiErrorFillIcon /> }
} as const;

/** The status of a host, with its reason in a popover. */
export const HostStatus: React.FunctionComponent<{ host: MonitoredHost }> = ({ host: { status, reason } }) => (
  <Status {...PRESENTATION[status]} label={status} iconTitle={status} variant={StatusVariant.popover}>
    {reason}
  </Status>
);
