import { HostDescription } from './HostDescription';
import { HostsDrawer } from './HostsDrawer';
import { HOST_DETAILS } from './hosts';

export const UnmarkedItem: React.FunctionComponent = () => (
  <HostsDrawer id="unmarked" heading="Details">
    <HostDescription host={HOST_DETAILS[1]} />
  </HostsDrawer>
);
