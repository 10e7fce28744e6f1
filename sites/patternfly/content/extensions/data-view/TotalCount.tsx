import { Card, Pagination } from '@patternfly/react-core';
import { DataView } from '@patternfly/react-data-view/dist/dynamic/DataView';
import { DataViewTable } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';
import { DataViewToolbar } from '@patternfly/react-data-view/dist/dynamic/DataViewToolbar';
import { HOSTS, hostRow } from './hosts';

const MATCHES = HOSTS.filter(({ name }) => name.startsWith('web'));

export const TotalCount: React.FunctionComponent = () => (
  <Card style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
    <DataView>
      <DataViewToolbar
        inset={{ default: 'insetMd' }}
        pagination={
          <Pagination
            isCompact
            widgetId="all-hosts"
            itemCount={HOSTS.length}
            page={1}
            perPage={2}
            titles={{ paginationAriaLabel: 'Pages of all hosts' }}
          />
        }
      >
        Host: web
      </DataViewToolbar>
      <DataViewTable
        aria-label="Hosts with a wrong count"
        variant="compact"
        columns={['Host', 'Region']}
        rows={MATCHES.map(hostRow)}
      />
    </DataView>
  </Card>
);
