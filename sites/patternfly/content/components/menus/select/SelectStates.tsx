import { Badge, MenuToggle, TextInputGroup, TextInputGroupMain, type MenuToggleProps } from '@patternfly/react-core';
import { Force, forced, type ForcedState } from '../../../figures/Force.tsx';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

interface State {
  name: string;
  hasValue: boolean;
  props: MenuToggleProps;
  force?: ForcedState;
}

const STATES: State[] = [
  { name: 'No value', hasValue: false, props: {} },
  { name: 'Selected', hasValue: true, props: {} },
  { name: 'Hover', hasValue: true, props: {}, force: 'hover' },
  { name: 'Focus', hasValue: true, props: {}, force: 'focus' },
  { name: 'Open', hasValue: true, props: { isExpanded: true } },
  { name: 'Invalid', hasValue: false, props: { status: 'danger' } },
  { name: 'Warning', hasValue: true, props: { status: 'warning' } },
  { name: 'Success', hasValue: true, props: { status: 'success' } },
  { name: 'Disabled', hasValue: true, props: { isDisabled: true } }
];

function SingleToggle({ hasValue, props, force }: State): React.ReactElement {
  return (
    <MenuToggle {...props} {...(force && forced(force))} isPlaceholder={!hasValue}>
      {hasValue ? 'Frankfurt' : 'Choose a city'}
    </MenuToggle>
  );
}

function CheckboxToggle({ hasValue, props, force }: State): React.ReactElement {
  const badge = (
    <Badge isRead screenReaderText="selected">
      2
    </Badge>
  );
  return (
    <MenuToggle {...props} {...(force && forced(force))} badge={hasValue ? badge : undefined}>
      Status
    </MenuToggle>
  );
}

/** The field has the focus, not the arrow, and the pointer is over both. */
function TypeaheadToggle({ name, hasValue, props, force }: State): React.ReactElement {
  const field = (
    <TextInputGroup isPlain isDisabled={props.isDisabled}>
      <TextInputGroupMain
        aria-label={`Time zone: ${name}`}
        placeholder="Find zone"
        value={hasValue ? 'New York' : ''}
      />
    </TextInputGroup>
  );
  const toggle = (
    <MenuToggle {...props} variant="typeahead" aria-label={`Time zones: ${name}`} style={{ inlineSize: '10rem' }}>
      {force === 'focus' ? <Force state="focus">{field}</Force> : field}
    </MenuToggle>
  );
  return force === 'hover' ? <Force state="hover">{toggle}</Force> : toggle;
}

export const StatesOfToggle: React.FunctionComponent = () => (
  <StateMatrix
    label="Kinds of toggles by state"
    columns={['Single', 'Checkbox', 'Typeahead']}
    rows={STATES.map((state) => ({
      name: state.name,
      cells: [
        <SingleToggle key="single" {...state} />,
        <CheckboxToggle key="checkbox" {...state} />,
        <TypeaheadToggle key="typeahead" {...state} />
      ]
    }))}
  />
);
