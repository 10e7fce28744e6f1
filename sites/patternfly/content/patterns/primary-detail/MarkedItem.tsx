import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

const host = HOST_DETAILS[1];

export const MarkedItem: React.FunctionComponent = () => (
  <HostsDrawer id="marked" openHost={host.name} heading={host.name}>
    <HostDescription host={host} />
  </HostsDrawer>
);
