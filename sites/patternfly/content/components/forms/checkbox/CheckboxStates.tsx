import { Checkbox } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const ROWS: { name: string; id: string; isChecked: boolean | null }[] = [
  { name: 'Checked', id: 'checked', isChecked: true },
  { name: 'Unchecked', id: 'unchecked', isChecked: false },
  { name: 'Partly checked', id: 'partly', isChecked: null }
];

const IDS = ['default', 'disabled'];

export const CheckboxStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Checkboxes by state"
    columns={['Default', 'Disabled']}
    rows={ROWS.map(({ name, id, isChecked }) => ({
      name,
      cells: IDS.map((state) => (
        <Checkbox
          key={state}
          id={`checkbox-${id}-${state}`}
          label="Alerts"
          isChecked={isChecked}
          onChange={() => undefined}
          isDisabled={state === 'disabled'}
        />
      ))
    }))}
  />
);
