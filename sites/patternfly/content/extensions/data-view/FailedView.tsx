import { useState } from 'react';
import { Button, Card } from '@patternfly/react-core';
import ErrorState from '@patternfly/react-component-groups/dist/dynamic/ErrorState';
import { DataView } from '@patternfly/react-data-view/dist/dynamic/DataView';
import { DataViewTable } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';
import { DataViewTextFilter } from '@patternfly/react-data-view/dist/dynamic/DataViewTextFilter';
import { DataViewToolbar } from '@patternfly/react-data-view/dist/dynamic/DataViewToolbar';
import { Tbody, Td, Tr } from '@patternfly/react-table';

const error = (
  <Tbody>
    <Tr>
      <Td colSpan={2}>
        <ErrorState
          titleText="Couldn’t load the hosts"
          headingLevel="h3"
          variant="xs"
          bodyText="They keep running. Only this list is missing."
          customFooter={<Button variant="link">Try again</Button>}
        />
      </Td>
    </Tr>
  </Tbody>
);

export const FailedView: React.FunctionComponent = () => {
  const [host, setHost] = useState('');

  return (
    <Card style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <DataView activeState="error">
        <DataViewToolbar
          inset={{ default: 'insetMd' }}
          clearAllFilters={() => setHost('')}
          filters={
            <DataViewTextFilter
              filterId="data-view-failed"
              title="Host"
              value={host}
              onChange={(_event, value) => setHost(value)}
            />
          }
        />
        <DataViewTable
          aria-label="Hosts that failed to load"
          variant="compact"
          columns={['Host', 'Region']}
          rows={[]}
          bodyStates={{ error }}
        />
      </DataView>
    </Card>
  );
};
