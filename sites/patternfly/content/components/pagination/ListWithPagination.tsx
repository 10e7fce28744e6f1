import { Card, Pagination } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'mail-1', region: 'Mumbai' }
];

export const ListWithPagination: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Three servers with pagination" variant="compact" gridBreakPoint="">
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
    <Pagination
      isCompact
      isStatic
      variant="bottom"
      itemCount={3}
      perPage={20}
      page={1}
      widgetId="one-page"
      titles={{ paginationAriaLabel: 'Pages of three servers' }}
    />
  </Card>
);
