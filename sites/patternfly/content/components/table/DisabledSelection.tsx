import { useState } from 'react';
import { Button, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

interface Backup {
  name: string;
  /** Why the backup can't be deleted. */
  reason?: string;
}

const BACKUPS: readonly Backup[] = [
  { name: 'Monday' },
  { name: 'Tuesday', reason: 'Kept until August 31 by a retention rule' },
  { name: 'Wednesday' }
];
const SELECTABLE = BACKUPS.filter(({ reason }) => !reason).map(({ name }) => name);

export const DisabledSelection: React.FunctionComponent = () => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const areAllSelected = selected.length === SELECTABLE.length;
  return (
    <>
      <Toolbar>
        <ToolbarContent alignItems="center">
          <ToolbarItem>{selected.length} selected</ToolbarItem>
          <ToolbarItem>
            <Button variant="secondary" isDanger isAriaDisabled={selected.length === 0}>
              Delete…
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Table aria-label="Backups" variant="compact">
        <Thead>
          <Tr>
            <Th
              aria-label="Select all backups that can be deleted"
              select={{
                isSelected: areAllSelected,
                isIndeterminate: !areAllSelected && selected.length > 0,
                onSelect: (_event, isSelecting) => setSelected(isSelecting ? SELECTABLE : [])
              }}
            />
            <Th>Backup</Th>
            <Th>Deletion</Th>
          </Tr>
        </Thead>
        <Tbody>
          {BACKUPS.map(({ name, reason }, rowIndex) => (
            <Tr key={name} isRowSelected={selected.includes(name)}>
              <Td
                select={{
                  rowIndex,
                  isSelected: selected.includes(name),
                  isDisabled: reason !== undefined,
                  onSelect: (_event, isSelecting) =>
                    setSelected(isSelecting ? [...selected, name] : selected.filter((other) => other !== name))
                }}
              />
              <Td dataLabel="Backup">{name}</Td>
              <Td dataLabel="Deletion">{reason ?? 'Possible'}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </>
  );
};
