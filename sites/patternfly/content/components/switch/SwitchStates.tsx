import { Switch, type SwitchProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

type Look = Pick<SwitchProps, 'defaultChecked' | 'hasCheckIcon'>;

const ROWS: { name: string; id: string; props: Look }[] = [
  { name: 'On', id: 'on', props: { defaultChecked: true } },
  { name: 'Off', id: 'off', props: { defaultChecked: false } },
  { name: 'On, with a check mark', id: 'check', props: { defaultChecked: true, hasCheckIcon: true } }
];

const IDS = ['default', 'focus', 'disabled'];

export const SwitchStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Switches by state"
    columns={['Default', { name: 'Focus', force: 'focus' }, 'Disabled']}
    rows={ROWS.map(({ name, id, props }) => ({
      name,
      cells: IDS.map((state) => (
        <Switch key={state} id={`switch-${id}-${state}`} label="Alerts" isDisabled={state === 'disabled'} {...props} />
      ))
    }))}
  />
);
