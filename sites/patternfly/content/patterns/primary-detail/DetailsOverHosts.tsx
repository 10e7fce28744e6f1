import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

const host = HOST_DETAILS[1];

export const DetailsOverHosts: React.FunctionComponent = () => (
  <HostsDrawer
    id="over"
    openHost={host.name}
    columns={['Status', 'Region', 'Last backup']}
    heading={host.name}
    panelWidth="40%"
    drawer={{ isInline: false }}
  >
    <HostDescription host={host} />
  </HostsDrawer>
);
