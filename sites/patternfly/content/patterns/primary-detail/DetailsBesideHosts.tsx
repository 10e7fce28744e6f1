import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

const host = HOST_DETAILS[1];

export const DetailsBesideHosts: React.FunctionComponent = () => (
  <HostsDrawer id="beside" openHost={host.name} columns={['Status', 'Region']} heading={host.name} panelWidth="40%">
    <HostDescription host={host} />
  </HostsDrawer>
);
