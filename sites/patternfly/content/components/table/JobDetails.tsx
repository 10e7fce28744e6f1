import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const JOBS = [
  { name: 'Backup', result: 'Failed', details: 'The disk was full after 96 GB. The next attempt starts at 02:00.' },
  { name: 'Cleanup', result: 'Done', details: '1,204 files removed.' }
];

export const DetailsBelowRow: React.FunctionComponent = () => {
  const [open, setOpen] = useState(['Backup']);
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
