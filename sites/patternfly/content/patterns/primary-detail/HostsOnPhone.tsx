import { HostsDrawer } from './HostsDrawer';

export const HostsOnPhone: React.FunctionComponent = () => (
  <HostsDrawer id="list-on-phone" columns={['Region']} drawer={{ isExpanded: false }}>
    The details are closed.
  </HostsDrawer>
);
