import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'web-1', backup: 'Today at 02:00' },
  { name: 'web-2', backup: 'Yesterday at 02:00' },
  { name: 'web-3', backup: 'August 3, 2026' }
];

export const RowsWithoutAnimations: React.FunctionComponent = () => {
  const [open, setOpen] = useState<string[]>([]);
  const toggle = (name: string) =>
    setOpen((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]));

  return (
    <Card>
      <Table aria-label="Hosts, not animated" isExpandable hasAnimations={false} variant="compact" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th screenReaderText="Details" />
            <Th>Host</Th>
          </Tr>
        </Thead>
        {HOSTS.map(({ name, backup }, rowIndex) => {
          const isExpanded = open.includes(name);
          return (
            <Tbody key={name} isExpanded={isExpanded}>
              <Tr isContentExpanded={isExpanded}>
                <Td expand={{ rowIndex, isExpanded, onToggle: () => toggle(name), expandId: 'motion-still-row' }} />
                <Td dataLabel="Host">{name}</Td>
              </Tr>
              <Tr isExpanded={isExpanded}>
                <Td />
                <Td>
                  <ExpandableRowContent>Last backup: {backup}</ExpandableRowContent>
                </Td>
              </Tr>
            </Tbody>
          );
        })}
      </Table>
    </Card>
  );
};
