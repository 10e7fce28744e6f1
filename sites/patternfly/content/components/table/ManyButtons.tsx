import { Button, Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [{ name: 'Backup' }, { name: 'Cleanup' }];

export const ManyButtons: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Jobs with all actions" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Job</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {JOBS.map(({ name }) => (
          <Tr key={name}>
            <Td dataLabel="Job">{name}</Td>
            <Td modifier="nowrap" hasAction>
              {['Run', 'Delete'].map((action) => (
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
