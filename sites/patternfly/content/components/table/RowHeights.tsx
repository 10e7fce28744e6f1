import { Button, Card, Flex, Label } from '@patternfly/react-core';
import { Table, type TableProps, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

interface RowsProps {
  label: string;
  variant?: TableProps['variant'];
}

/** A row for each part that can be the tallest one. */
const Rows: React.FunctionComponent<RowsProps> = ({ label, variant }) => (
  <Card style={{ inlineSize: '18rem' }}>
    <Table aria-label={label} variant={variant} gridBreakPoint="">
      <Thead>
        <Tr>
          <Th screenReaderText="Select" />
          <Th>Row</Th>
          <Th>Content</Th>
        </Tr>
      </Thead>
      <Tbody>
        <Tr>
          <Td dataLabel="Select" />
          <Td dataLabel="Row">Text</Td>
          <Td dataLabel="Content">Frankfurt</Td>
        </Tr>
        <Tr>
          <Td
            dataLabel="Select"
            select={{ rowIndex: 1, isSelected: false, onSelect: () => undefined, variant: 'checkbox' }}
          />
          <Td dataLabel="Row">Checkbox</Td>
          <Td dataLabel="Content">Dublin</Td>
        </Tr>
        <Tr>
          <Td dataLabel="Select" />
          <Td dataLabel="Row">Status</Td>
          <Td dataLabel="Content">
            <Label status="success">Running</Label>
          </Td>
        </Tr>
        <Tr>
          <Td dataLabel="Select" />
          <Td dataLabel="Row">Button</Td>
          <Td dataLabel="Content" hasAction>
            <Button variant="secondary" size={variant === 'compact' ? 'sm' : 'default'}>
              Start
            </Button>
          </Td>
        </Tr>
      </Tbody>
    </Table>
  </Card>
);

export const RowHeights: React.FunctionComponent = () => (
  <Flex alignItems={{ default: 'alignItemsFlexStart' }} justifyContent={{ default: 'justifyContentCenter' }}>
    <Rows label="Default rows" />
    <Rows label="Compact rows" variant="compact" />
  </Flex>
);
