import { MenuToggle, type MenuToggleProps } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const ROWS: { name: string; props: MenuToggleProps }[] = [
  { name: 'Default', props: { children: 'All' } },
  { name: 'Primary', props: { variant: 'primary', children: 'Add' } },
  { name: 'Secondary', props: { variant: 'secondary', children: 'Edit' } },
  { name: 'Plain', props: { variant: 'plain', icon: <RhUiEllipsisVerticalFillIcon /> } }
];

const STATES: { name: string; props: MenuToggleProps }[] = [
  { name: 'Default', props: {} },
  { name: 'Hover', props: {} },
  { name: 'Focus', props: {} },
  { name: 'Open', props: { isExpanded: true } },
  { name: 'Disabled', props: { isDisabled: true } }
];

export const MenuToggleStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Menu toggles by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }, 'Open', 'Disabled']}
    rows={ROWS.map(({ name, props }) => ({
      name,
      cells: STATES.map((state) => (
        <MenuToggle
          key={state.name}
          aria-label={props.variant === 'plain' ? `Actions, ${state.name}` : undefined}
          {...props}
          {...state.props}
        />
      ))
    }))}
  />
);
