import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

const host = HOST_DETAILS[1];

export const PrimaryDetailElements: React.FunctionComponent = () => (
  <HostsDrawer id="parts" openHost={host.name} columns={['Status']} heading={host.name} panelWidth="min(15rem, 55%)">
    <HostDescription host={host} />
  </HostsDrawer>
);
