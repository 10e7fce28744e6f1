import { Button, type ButtonProps } from '@patternfly/react-core';
import { BellIcon } from '@patternfly/react-icons/dist/esm/icons/bell-icon';
import { CopyIcon } from '@patternfly/react-icons/dist/esm/icons/copy-icon';
import { SyncAltIcon } from '@patternfly/react-icons/dist/esm/icons/sync-alt-icon';
import type { ForcedState } from '../../figures/Force.tsx';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

interface Row {
  name: string;
  /** The visible or the accessible name of the button. */
  label: string;
  props: ButtonProps;
}

const ROWS: Row[] = [
  { name: 'Primary', label: 'Save', props: { variant: 'primary' } },
  { name: 'Secondary', label: 'Test', props: { variant: 'secondary' } },
  { name: 'Tertiary', label: 'Edit', props: { variant: 'tertiary' } },
  { name: 'Danger', label: 'Delete', props: { variant: 'danger' } },
  { name: 'Warning', label: 'Reset', props: { variant: 'warning' } },
  { name: 'Link', label: 'Cancel', props: { variant: 'link' } },
  { name: 'Plain', label: 'Copy address', props: { variant: 'plain', icon: <CopyIcon /> } },
  { name: 'Control', label: 'Sync', props: { variant: 'control', icon: <SyncAltIcon /> } },
  { name: 'Stateful', label: 'Alerts', props: { variant: 'stateful', state: 'read', icon: <BellIcon /> } }
];

interface State {
  name: string;
  force?: ForcedState;
  props?: ButtonProps;
}

const STATES: State[] = [
  { name: 'Default' },
  { name: 'Hover', force: 'hover' },
  { name: 'Focus', force: 'focus' },
  { name: 'Pressed', force: 'pressed' },
  { name: 'Disabled', props: { isDisabled: true } }
];

function ButtonInState({ row, state }: { row: Row; state: ButtonProps }): React.ReactElement {
  const { label, props } = row;
  return props.variant === 'plain' ? (
    <Button {...props} {...state} aria-label={label} />
  ) : (
    <Button {...props} {...state}>
      {label}
    </Button>
  );
}

export const VariantsAndStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Variants of buttons by state"
    columns={STATES.map(({ name, force }) => (force === undefined ? name : { name, force }))}
    rows={ROWS.map((row) => ({
      name: row.name,
      cells: STATES.map(({ name, props }) => <ButtonInState key={name} row={row} state={props ?? {}} />)
    }))}
  />
);
