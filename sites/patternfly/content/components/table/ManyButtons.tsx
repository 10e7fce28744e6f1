import { Button, Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  { name: 'Nightly backup', lastRun: '02:00' },
  { name: 'Cleanup', lastRun: '04:30' }
];

export const ManyButtons: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Jobs with all actions" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Job</Th>
          <Th>Last run</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {JOBS.map(({ name, lastRun }) => (
          <Tr key={name}>
            <Td dataLabel="Job">{name}</Td>
            <Td dataLabel="Last run">{lastRun}</Td>
            <Td modifier="nowrap">
              {['Run', 'Edit', 'Delete'].map((action) => (
                <Button key={action} variant="secondary" size="sm" aria-label={`${action} ${name}`}>
                  {action}
                </Button>
              ))}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
