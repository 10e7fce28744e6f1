import { Button, Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { RowActions } from './RowActions.tsx';

const JOBS = [{ name: 'Backup' }, { name: 'Cleanup' }];

const ACTIONS = [{ title: 'Edit schedule' }, { title: 'Delete' }];

export const ActionableRows: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Jobs" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Job</Th>
          <Th screenReaderText="Run" />
          <Th screenReaderText="Other actions" />
        </Tr>
      </Thead>
      <Tbody>
        {JOBS.map(({ name }) => (
          <Tr key={name}>
            <Td dataLabel="Job">{name}</Td>
            <Td modifier="fitContent" hasAction>
              <Button variant="secondary" size="sm" aria-label={`Run ${name}`}>
                Run
              </Button>
            </Td>
            <Td isActionCell>
              <RowActions name={name} items={ACTIONS} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
