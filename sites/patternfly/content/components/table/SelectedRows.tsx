import { useState } from 'react';
import { Button, Card, Checkbox, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const VOLUMES = [
  { name: 'backup', size: '96 GB' },
  { name: 'logs', size: '24 GB' },
  { name: 'cache', size: '8 GB' }
];

export const SelectedRows: React.FunctionComponent = () => {
  const [selected, setSelected] = useState(['backup', 'logs']);
  const isAll = selected.length === VOLUMES.length;
  return (
    <Card>
      <Toolbar inset={{ default: 'insetMd' }} style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
        <ToolbarContent alignItems="center">
          <ToolbarItem>{selected.length} selected</ToolbarItem>
          <ToolbarItem>
            <Button variant="secondary" isDanger isDisabled={selected.length === 0}>
              Delete…
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Table aria-label="Volumes" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th
              aria-label="Select all volumes"
              select={{
                isSelected: isAll,
                isIndeterminate: !isAll && selected.length > 0,
                onSelect: (_event, isSelecting) => setSelected(isSelecting ? VOLUMES.map(({ name }) => name) : [])
              }}
            />
            <Th>Volume</Th>
            <Th style={{ textAlign: 'end' }}>Size</Th>
          </Tr>
        </Thead>
        <Tbody>
          {VOLUMES.map(({ name, size }) => (
            <Tr key={name} isRowSelected={selected.includes(name)}>
              <Td dataLabel="Select">
                <Checkbox
                  id={`select-${name}`}
                  aria-label={`Select ${name}`}
                  isChecked={selected.includes(name)}
                  onChange={(_event, isChecked) =>
                    setSelected(isChecked ? [...selected, name] : selected.filter((other) => other !== name))
                  }
                />
              </Td>
              <Td dataLabel="Volume">{name}</Td>
              <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                {size}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  );
};
