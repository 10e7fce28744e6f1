import { Card, MenuToggle } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = [
  { name: 'db-1', region: 'Frankfurt' },
  { name: 'db-2', region: 'Dublin' },
  { name: 'mail-1', region: 'Mumbai' }
];

export const RowsWithKebabs: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Servers with a kebab in each row" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th>Region</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map(({ name, region }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Region">{region}</Td>
            <Td isActionCell>
              <MenuToggle variant="plain" aria-label={`Actions for ${name}`} icon={<RhUiEllipsisVerticalFillIcon />} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
