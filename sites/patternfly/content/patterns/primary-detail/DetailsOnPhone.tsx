import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

const host = HOST_DETAILS[1];

export const DetailsOnPhone: React.FunctionComponent = () => (
  <HostsDrawer
    id="details-on-phone"
    openHost={host.name}
    columns={['Region']}
    heading={host.name}
    panelWidth="100%"
    drawer={{ isInline: false }}
  >
    <HostDescription host={host} />
  </HostsDrawer>
);
