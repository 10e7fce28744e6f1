import { Button, Card, CardFooter, Checkbox } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const VOLUMES = [
  { name: 'backup', size: '96 GB', isSelected: true },
  { name: 'logs', size: '24 GB', isSelected: true },
  { name: 'cache', size: '8 GB', isSelected: false }
];

export const ActionsBelow: React.FunctionComponent = () => (
  <Card>
    <Table aria-label="Volumes with an action below" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th screenReaderText="Select" />
          <Th>Volume</Th>
          <Th style={{ textAlign: 'end' }}>Size</Th>
        </Tr>
      </Thead>
      <Tbody>
        {VOLUMES.map(({ name, size, isSelected }) => (
          <Tr key={name} isRowSelected={isSelected}>
            <Td dataLabel="Select">
              <Checkbox id={`below-${name}`} aria-label={`Select ${name}`} defaultChecked={isSelected} />
            </Td>
            <Td dataLabel="Volume">{name}</Td>
            <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {size}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
    <CardFooter style={{ paddingBlockStart: 'var(--pf-t--global--spacer--md)' }}>
      <Button variant="secondary" isDanger>
        Delete…
      </Button>
    </CardFooter>
  </Card>
);
