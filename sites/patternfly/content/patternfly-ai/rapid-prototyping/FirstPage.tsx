import { useState } from 'react';
import { Card, CardBody, CardTitle, EmptyState, EmptyStateBody, Label, SearchInput } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { host: 'web-1', status: 'Completed' },
  { host: 'web-2', status: 'Completed' },
  { host: 'db-1', status: 'Failed' }
];

export const FirstPage: React.FunctionComponent = () => {
  const [query, setQuery] = useState('');
  const matches = BACKUPS.filter(({ host }) => host.includes(query.trim().toLowerCase()));

  return (
    <Card>
      <CardTitle component="h3">Backups</CardTitle>
      <CardBody>
        <SearchInput
          aria-label="Filter by host"
          placeholder="Filter by host"
          value={query}
          resultsCount={query === '' ? undefined : matches.length}
          onChange={(_event, value) => setQuery(value)}
          onClear={() => setQuery('')}
        />
      </CardBody>
      {matches.length === 0 ? (
        <EmptyState titleText="No hosts match" headingLevel="h4" variant="xs">
          <EmptyStateBody>Clear the filter to see all {BACKUPS.length} hosts.</EmptyStateBody>
        </EmptyState>
      ) : (
        <Table aria-label="Backups of the first page" variant="compact" gridBreakPoint="">
          <Thead>
            <Tr>
              <Th>Host</Th>
              <Th>Status</Th>
            </Tr>
          </Thead>
          <Tbody>
            {matches.map(({ host, status }) => (
              <Tr key={host}>
                <Td dataLabel="Host">{host}</Td>
                <Td dataLabel="Status">
                  <Label status={status === 'Completed' ? 'success' : 'danger'}>{status}</Label>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Card>
  );
};
