import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { TwoLists } from './TwoLists.tsx';

const SERVERS = ['db-1', 'db-2', 'cache-1'];

const empty = (
  <EmptyState variant="xs" headingLevel="h4" titleText="No backup yet">
    <EmptyStateBody>Select servers and add them.</EmptyStateBody>
  </EmptyState>
);

export const EmptyWithText: React.FunctionComponent = () => (
  <TwoLists
    available={{ title: 'Without backup', options: SERVERS }}
    chosen={{ title: 'With backup', options: [], empty }}
  />
);
