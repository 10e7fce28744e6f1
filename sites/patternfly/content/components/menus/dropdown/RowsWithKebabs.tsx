import { Card, MenuToggle } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const SERVERS = ['db-1', 'db-2', 'mail-1'];

export const RowsWithKebabs: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Servers with a kebab in each row" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {SERVERS.map((name) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td isActionCell>
              <MenuToggle variant="plain" aria-label={`Actions for ${name}`} icon={<RhUiEllipsisVerticalFillIcon />} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
