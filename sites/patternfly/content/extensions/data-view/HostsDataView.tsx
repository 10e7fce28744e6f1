import { Button, Card, Pagination } from '@patternfly/react-core';
import BulkSelect, { BulkSelectValue } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import { DataView } from '@patternfly/react-data-view/dist/dynamic/DataView';
import { DataViewTable } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';
import { DataViewTextFilter } from '@patternfly/react-data-view/dist/dynamic/DataViewTextFilter';
import { DataViewToolbar } from '@patternfly/react-data-view/dist/dynamic/DataViewToolbar';
import {
  useDataViewFilters,
  useDataViewPagination,
  useDataViewSelection
} from '@patternfly/react-data-view/dist/dynamic/Hooks';
import { HOSTS, type Host, hostRow } from './hosts';

interface HostFilters {
  host: string;
}

export const HostsDataView: React.FunctionComponent = () => {
  const { filters, onSetFilters, clearAllFilters } = useDataViewFilters<HostFilters>({ initialFilters: { host: '' } });
  const pagination = useDataViewPagination({ perPage: 3 });
  const selection = useDataViewSelection({
    matchOption: (row: { id: string }, other: { id: string }) => row.id === other.id
  });

  const matches = HOSTS.filter(({ name }) => name.includes(filters.host.toLowerCase()));
  const first = (pagination.page - 1) * pagination.perPage;
  const rows = matches.slice(first, first + pagination.perPage).map((host: Host) => hostRow(host));

  const selectRows = (value: BulkSelectValue) => {
    if (value === BulkSelectValue.none) {
      selection.onSelect(false);
    } else {
      selection.onSelect(value === BulkSelectValue.page, rows);
    }
  };

  return (
    <Card style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <DataView selection={selection}>
        <DataViewToolbar
          inset={{ default: 'insetMd' }}
          clearAllFilters={() => {
            clearAllFilters();
            pagination.onSetPage(undefined, 1);
          }}
          bulkSelect={
            <BulkSelect
              isDataPaginated
              pageCount={rows.length}
              selectedCount={selection.selected.length}
              pageSelected={rows.every(selection.isSelected)}
              pagePartiallySelected={rows.some(selection.isSelected) && !rows.every(selection.isSelected)}
              onSelect={selectRows}
            />
          }
          filters={
            <DataViewTextFilter
              filterId="data-view-host"
              title="Host"
              value={filters.host}
              onChange={(_event, host) => {
                onSetFilters({ host });
                pagination.onSetPage(undefined, 1);
              }}
            />
          }
          actions={
            <Button variant="secondary" data-part="actions">
              Add host
            </Button>
          }
          pagination={
            <Pagination
              isCompact
              widgetId="hosts"
              itemCount={matches.length}
              {...pagination}
              titles={{ paginationAriaLabel: 'Pages of hosts' }}
            />
          }
        />
        <DataViewTable aria-label="Hosts of the data view" variant="compact" columns={['Host', 'Region']} rows={rows} />
      </DataView>
    </Card>
  );
};
