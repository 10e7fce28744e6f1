import {
  Button,
  Card,
  Label,
  Pagination,
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { serversNamed } from '../../cast/servers.ts';
import { STATES } from '../../cast/states.ts';
import { RowActions } from './RowActions.tsx';

const SERVERS = serversNamed(['db-1', 'web-2']);

const ACTIONS = [{ title: 'Restart' }, { title: 'Stop' }];

export const TableParts: React.FunctionComponent = () => (
  <Card>
    <Toolbar inset={{ default: 'insetMd' }} style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <ToolbarContent>
        <ToolbarItem>
          <SearchInput aria-label="Find by name" placeholder="Find by name" />
        </ToolbarItem>
        <ToolbarItem>
          <Button>Create server</Button>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
    <Table aria-label="Servers" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th screenReaderText="Select" />
          <Th>Name</Th>
          <Th visibility={['hidden', 'visibleOnMd']}>Region</Th>
          <Th visibility={['hidden', 'visibleOnMd']}>Status</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, region, status }, rowIndex) => (
          <Tr key={name}>
            <Td
              dataLabel="Select"
              select={{ rowIndex, isSelected: rowIndex === 0, onSelect: () => undefined, variant: 'checkbox' }}
            />
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Region" visibility={['hidden', 'visibleOnMd']}>
              {region}
            </Td>
            <Td dataLabel="Status" visibility={['hidden', 'visibleOnMd']}>
              <Label status={STATES[status]}>{status}</Label>
            </Td>
            <Td isActionCell>
              <RowActions name={name} items={ACTIONS} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
    <Pagination
      variant="bottom"
      itemCount={28}
      perPage={2}
      page={1}
      isCompact
      widgetId="table-parts-pagination"
      titles={{ paginationAriaLabel: 'Pages of the servers' }}
    />
  </Card>
);
