import { Switch, type SwitchProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS: { name: string; id: string; props: SwitchProps }[] = [
  { name: 'On', id: 'on', props: { isChecked: true } },
  { name: 'Off', id: 'off', props: { isChecked: false } },
  { name: 'On, with a check mark', id: 'check', props: { isChecked: true, hasCheckIcon: true } }
];

const STATES: { name: string; id: string; props: SwitchProps }[] = [
  { name: 'Default', id: 'default', props: {} },
  { name: 'Disabled', id: 'disabled', props: { isDisabled: true } }
];

export const SwitchStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Switches by state"
    columns={STATES.map(({ name }) => name)}
    rows={ROWS.map((row) => ({
      name: row.name,
      cells: STATES.map((state) => (
        <Switch
          key={state.name}
          id={`switch-${row.id}-${state.id}`}
          label="Nightly backup"
          {...row.props}
          {...state.props}
        />
      ))
    }))}
  />
);
