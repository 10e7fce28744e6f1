import { useState } from 'react';
import { Label } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const HOSTS = [
  { name: 'web-1', status: 'Running', backup: 'Today at 02:00, 4.1 GB' },
  { name: 'queue-1', status: 'Running', backup: 'Yesterday at 02:00, 3.9 GB' },
  { name: 'web-2', status: 'Stopped', backup: 'August 3, 2026 at 02:00, 61.4 GB' }
] as const;

/** Hosts whose rows expand. They follow the animations of the page around them. */
export function AnimatedHosts(): React.ReactElement {
  const [open, setOpen] = useState<string[]>([]);
  const toggle = (name: string) =>
    setOpen((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]));

  return (
    <Table aria-label="Hosts" isExpandable>
      <Thead>
        <Tr>
          <Th screenReaderText="Details" />
          <Th>Host</Th>
          <Th>Status</Th>
        </Tr>
      </Thead>
      {HOSTS.map(({ name, status, backup }, rowIndex) => {
        const isExpanded = open.includes(name);
        return (
          <Tbody key={name} isExpanded={isExpanded}>
            <Tr isContentExpanded={isExpanded}>
              <Td expand={{ rowIndex, isExpanded, onToggle: () => toggle(name), expandId: 'motion-console-row' }} />
              <Td dataLabel="Host">{name}</Td>
              <Td dataLabel="Status">
                <Label status={status === 'Running' ? 'success' : undefined}>{status}</Label>
              </Td>
            </Tr>
            <Tr isExpanded={isExpanded}>
              <Td />
              <Td colSpan={2}>
                <ExpandableRowContent>Last backup: {backup}</ExpandableRowContent>
              </Td>
            </Tr>
          </Tbody>
        );
      })}
    </Table>
  );
}
