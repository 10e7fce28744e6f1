import { Card, Progress } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const BACKUPS = [
  { server: 'db-1', done: 3, total: 4 },
  { server: 'db-2', done: 1, total: 6 }
];

export const TitledBarsInRows: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Backups with titles, by server" variant="compact">
      <Thead>
        <Tr>
          <Th>Server</Th>
          <Th>Backup</Th>
        </Tr>
      </Thead>
      <Tbody>
        {BACKUPS.map(({ server, done, total }) => (
          <Tr key={server}>
            <Td>{server}</Td>
            <Td>
              <Progress
                id={`titled-row-${server}`}
                size="sm"
                measureLocation="outside"
                title={`Backup of ${server}`}
                value={done}
                max={total}
                label={`${done} of ${total}`}
                valueText={`${done} of ${total}`}
              />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
