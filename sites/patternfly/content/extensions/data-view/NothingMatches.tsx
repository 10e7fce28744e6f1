import { useState } from 'react';
import { Button, Card, EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';
import { DataView } from '@patternfly/react-data-view/dist/dynamic/DataView';
import { DataViewTable } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';
import { DataViewTextFilter } from '@patternfly/react-data-view/dist/dynamic/DataViewTextFilter';
import { DataViewToolbar } from '@patternfly/react-data-view/dist/dynamic/DataViewToolbar';
import { Tbody, Td, Tr } from '@patternfly/react-table';
import { HOSTS, hostRow } from './hosts';

export const NothingMatches: React.FunctionComponent = () => {
  const [host, setHost] = useState('mail');
  const matches = HOSTS.filter(({ name }) => name.includes(host.toLowerCase()));

  const empty = (
    <Tbody>
      <Tr>
        <Td colSpan={2}>
          <EmptyState titleText="No hosts match" headingLevel="h3" variant="xs">
            <EmptyStateBody>Change the filter, or show all {HOSTS.length} hosts.</EmptyStateBody>
            <EmptyStateFooter>
              <EmptyStateActions>
                <Button variant="link" onClick={() => setHost('')}>
                  Clear all filters
                </Button>
              </EmptyStateActions>
            </EmptyStateFooter>
          </EmptyState>
        </Td>
      </Tr>
    </Tbody>
  );

  return (
    <Card style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <DataView activeState={matches.length === 0 ? 'empty' : undefined}>
        <DataViewToolbar
          inset={{ default: 'insetMd' }}
          clearAllFilters={() => setHost('')}
          customLabelGroupContent={
            <Button variant="link" isInline onClick={() => setHost('')}>
              Clear all filters
            </Button>
          }
          filters={
            <DataViewTextFilter
              filterId="data-view-nothing"
              title="Host"
              value={host}
              onChange={(_event, value) => setHost(value)}
            />
          }
        />
        <DataViewTable
          aria-label="Hosts without matches"
          variant="compact"
          columns={['Host', 'Region']}
          rows={matches.map(hostRow)}
          bodyStates={{ empty }}
        />
      </DataView>
    </Card>
  );
};
