import { Radio } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Selected', id: 'selected', isSelected: true },
  { name: 'Not selected', id: 'not-selected', isSelected: false }
];

const IDS = ['default', 'disabled'];

export const RadioStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Radio buttons by state"
    columns={['Default', 'Disabled']}
    rows={ROWS.map(({ name, id, isSelected }) => ({
      name,
      cells: IDS.map((state) => (
        <Radio
          key={state}
          id={`radio-${id}-${state}`}
          name={`radio-${id}-${state}`}
          label="Weekly"
          defaultChecked={isSelected}
          isDisabled={state === 'disabled'}
        />
      ))
    }))}
  />
);
