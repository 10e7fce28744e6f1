import { Label } from '@patternfly/react-core';
import { STATES } from '../../cast/states';
import type { HostDetails } from './hosts';

/** The status of a host, as a label with an icon. */
export const HostStatus: React.FunctionComponent<{ host: HostDetails }> = ({ host }) => (
  <Label isCompact variant="outline" status={STATES[host.status]}>
    {host.status}
  </Label>
);
