import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { HostsDrawer } from './HostsDrawer';

export const NothingOpen: React.FunctionComponent = () => (
  <HostsDrawer id="nothing-open" drawer={{ isInline: false, isStatic: true }}>
    <EmptyState variant="xs" headingLevel="h4" titleText="No host selected">
      <EmptyStateBody>Select a host to see its details.</EmptyStateBody>
    </EmptyState>
  </HostsDrawer>
);
