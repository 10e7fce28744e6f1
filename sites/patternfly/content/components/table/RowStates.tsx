import { Card, Checkbox } from '@patternfly/react-core';
import { Table, type TableProps, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const STATES = ['Default', 'Selected', 'Disabled'];

const SIZES = [
  { name: 'Default', variant: undefined },
  { name: 'Compact', variant: 'compact' },
  { name: 'Striped', variant: undefined }
] as const;

interface RowInStateProps {
  size: (typeof SIZES)[number];
  state: string;
}

/** A table of two rows, the first of which is in the state. */
function RowInState({ size: { name, variant }, state }: RowInStateProps): React.ReactElement {
  const props: TableProps = { variant, isStriped: name === 'Striped' };
  return (
    <Card isCompact style={{ inlineSize: '9.5rem' }}>
      <Table {...props} aria-label={`${name}, ${state}`} gridBreakPoint="">
        <Thead>
          <Tr>
            <Th screenReaderText="Select" />
            <Th>Name</Th>
          </Tr>
        </Thead>
        <Tbody>
          {['logs', 'cache'].map((volume, rowIndex) => {
            const isSelected = rowIndex === 0 && state === 'Selected';
            return (
              <Tr key={volume} isRowSelected={isSelected}>
                <Td dataLabel="Select">
                  <Checkbox
                    id={`${name}-${state}-${volume}`}
                    aria-label={`Select ${volume}`}
                    isChecked={isSelected}
                    isDisabled={rowIndex === 0 && state === 'Disabled'}
                  />
                </Td>
                <Td dataLabel="Name">{volume}</Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Card>
  );
}

export const RowStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Rows by state and variant"
    columns={STATES}
    rows={SIZES.map((size) => ({
      name: size.name,
      cells: STATES.map((state) => <RowInState key={state} size={size} state={state} />)
    }))}
  />
);
