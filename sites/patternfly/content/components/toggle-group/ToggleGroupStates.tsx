import { ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Not selected', isSelected: false },
  { name: 'Selected', isSelected: true }
];

const IDS = ['default', 'hover', 'focus', 'disabled'];

export const ToggleGroupStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Items by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }, 'Disabled']}
    rows={ROWS.map(({ name, isSelected }) => ({
      name,
      cells: IDS.map((state) => (
        <ToggleGroup key={state} aria-label={`${name}, ${state}`}>
          <ToggleGroupItem text="Week" isSelected={isSelected} isDisabled={state === 'disabled'} />
        </ToggleGroup>
      ))
    }))}
  />
);
