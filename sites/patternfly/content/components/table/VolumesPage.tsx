import { useState } from 'react';
import { Button, Flex, FlexItem, Title, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { PageOutline } from '../../figures/PageOutline.tsx';

const VOLUMES = [
  { name: 'backup', size: 96 },
  { name: 'scratch', size: 40 }
];

interface VolumesPageProps {
  /** Accessible name of the table. */
  name: string;
  /** Where the actions on selected rows are. */
  actions: 'above' | 'below';
}

/** A page with a table of volumes, one of which is selected. */
export const VolumesPage: React.FunctionComponent<VolumesPageProps> = ({ name: label, actions }) => {
  const [selected, setSelected] = useState(['backup']);
  const isAll = selected.length === VOLUMES.length;
  const toolbar = (
    <Toolbar>
      <ToolbarContent alignItems="center">
        <ToolbarItem>{selected.length} selected</ToolbarItem>
        <ToolbarItem>
          <Button variant="secondary" isDanger isDisabled={selected.length === 0}>
            Delete…
          </Button>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
  return (
    <PageOutline>
      <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }} flexWrap={{ default: 'nowrap' }}>
        <FlexItem>
          <Title headingLevel="h3" size="lg">
            Volumes
          </Title>
        </FlexItem>
        <FlexItem>
          <Button size="sm">Create volume</Button>
        </FlexItem>
      </Flex>
      <div>
        {actions === 'above' && toolbar}
        <Table aria-label={label} variant="compact" gridBreakPoint="">
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
              <Th style={{ textAlign: 'end' }}>Size (GB)</Th>
            </Tr>
          </Thead>
          <Tbody>
            {VOLUMES.map(({ name, size }, rowIndex) => (
              <Tr key={name} isRowSelected={selected.includes(name)}>
                <Td
                  dataLabel="Select"
                  select={{
                    rowIndex,
                    isSelected: selected.includes(name),
                    onSelect: (_event, isSelecting) =>
                      setSelected(isSelecting ? [...selected, name] : selected.filter((other) => other !== name))
                  }}
                />
                <Td dataLabel="Volume">{name}</Td>
                <Td dataLabel="Size (GB)" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                  {size}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
        {actions === 'below' && <div style={{ marginBlockStart: 'var(--pf-t--global--spacer--md)' }}>{toolbar}</div>}
      </div>
    </PageOutline>
  );
};
