import { Card, MenuToggle, Pagination, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'mail-1', region: 'Mumbai' }
];

const pages = (
  <Pagination
    isCompact
    itemCount={24}
    perPage={3}
    page={1}
    widgetId="pages-after"
    titles={{ paginationAriaLabel: 'Pages after the filter' }}
  />
);

export const PagesAfterFilter: React.FunctionComponent = () => (
  <Card>
    <Toolbar
      id="pages-after-toolbar"
      inset={{ default: 'insetMd' }}
      style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}
    >
      <ToolbarContent>
        <ToolbarItem>
          <MenuToggle>Region</MenuToggle>
        </ToolbarItem>
        <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>
          {pages}
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
    <Table aria-label="Pages after the filter, table" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Region</Th>
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, region }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Region">{region}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
