import { Label } from '@patternfly/react-core';
import type { HostDetails } from './hosts';

const COLORS = { Running: 'success', Degraded: 'warning', Stopped: undefined } as const;

/** The status of a host, as a label with an icon. */
export const HostStatus: React.FunctionComponent<{ host: HostDetails }> = ({ host }) => (
  <Label isCompact variant="outline" status={COLORS[host.status]}>
    {host.status}
  </Label>
);
