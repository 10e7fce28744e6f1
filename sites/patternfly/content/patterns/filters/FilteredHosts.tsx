import {
  Button,
  Content,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/esm/icons/search-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { serversNamed } from '../../cast/servers';

export interface Host {
  name: string;
  status: string;
  region: string;
}

export const STATUSES = ['Running', 'Degraded', 'Stopped'];
export const REGIONS = ['Dublin', 'Frankfurt', 'Mumbai'];

export const HOSTS: Host[] = serversNamed(['db-1', 'db-2', 'mail-1', 'queue-1', 'web-1', 'web-2']);

/** The filtered hosts and their number, or an empty state that offers to clear the filters. */
export const FilteredHosts: React.FunctionComponent<{ hosts: Host[]; onClearAll: () => void }> = ({
  hosts,
  onClearAll
}) => (
  <>
    <Content component="small" role="status">
      {`${hosts.length} of ${HOSTS.length} hosts`}
    </Content>
    {hosts.length > 0 ? (
      <Table aria-label="Hosts" variant="compact">
        <Thead>
          <Tr>
            <Th>Name</Th>
            <Th>Status</Th>
            <Th>Region</Th>
          </Tr>
        </Thead>
        <Tbody>
          {hosts.map(({ name, status, region }) => (
            <Tr key={name}>
              <Td dataLabel="Name">{name}</Td>
              <Td dataLabel="Status">{status}</Td>
              <Td dataLabel="Region">{region}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    ) : (
      <EmptyState variant="sm" icon={SearchIcon} headingLevel="h4" titleText="No hosts found">
        <EmptyStateBody>No host matches all of the filters.</EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button variant="link" onClick={onClearAll}>
              Clear all filters
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    )}
  </>
);
