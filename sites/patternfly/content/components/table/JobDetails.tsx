import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  { name: 'Cleanup', result: 'Failed', details: 'The file system is read-only. The next attempt starts at 03:00.' },
  { name: 'Backup', result: 'Completed', details: '96 GB copied in 40 minutes.' }
];

export const DetailsBelowRow: React.FunctionComponent = () => {
  const [open, setOpen] = useState(['Cleanup']);
  return (
    <Card>
      <Table aria-label="Nightly jobs" isExpandable gridBreakPoint="">
        <Thead>
          <Tr>
            <Th screenReaderText="Details" />
            <Th>Job</Th>
            <Th>Result</Th>
          </Tr>
        </Thead>
        {JOBS.map(({ name, result, details }, rowIndex) => {
          const isExpanded = open.includes(name);
          const onToggle = () => setOpen(isExpanded ? open.filter((other) => other !== name) : [...open, name]);
          return (
            <Tbody key={name} isExpanded={isExpanded}>
              <Tr isContentExpanded={isExpanded}>
                <Td expand={{ rowIndex, isExpanded, onToggle, expandId: 'job' }} />
                <Td dataLabel="Job">{name}</Td>
                <Td dataLabel="Result">{result}</Td>
              </Tr>
              <Tr isExpanded={isExpanded}>
                <Td />
                <Td dataLabel="Details" colSpan={2}>
                  <ExpandableRowContent>{details}</ExpandableRowContent>
                </Td>
              </Tr>
            </Tbody>
          );
        })}
      </Table>
    </Card>
  );
};
