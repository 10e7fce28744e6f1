import { Badge, MenuToggle, TextInputGroup, TextInputGroupMain, type MenuToggleProps } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

interface State {
  name: string;
  hasValue: boolean;
  props: MenuToggleProps;
}

const STATES: State[] = [
  { name: 'No value', hasValue: false, props: {} },
  { name: 'Selected', hasValue: true, props: {} },
  { name: 'Open', hasValue: true, props: { isExpanded: true } },
  { name: 'Invalid', hasValue: false, props: { status: 'danger' } },
  { name: 'Disabled', hasValue: true, props: { isDisabled: true } }
];

function SingleToggle({ hasValue, props }: State): React.ReactElement {
  return (
    <MenuToggle {...props} isPlaceholder={!hasValue}>
      {hasValue ? 'Frankfurt' : 'Choose a city'}
    </MenuToggle>
  );
}

function CheckboxToggle({ hasValue, props }: State): React.ReactElement {
  const badge = (
    <Badge isRead screenReaderText="selected">
      2
    </Badge>
  );
  return (
    <MenuToggle {...props} badge={hasValue ? badge : undefined}>
      Status
    </MenuToggle>
  );
}

function TypeaheadToggle({ name, hasValue, props }: State): React.ReactElement {
  return (
    <MenuToggle {...props} variant="typeahead" aria-label={`Time zones: ${name}`} style={{ inlineSize: '10rem' }}>
      <TextInputGroup isPlain isDisabled={props.isDisabled}>
        <TextInputGroupMain
          aria-label={`Time zone: ${name}`}
          placeholder="Find zone"
          value={hasValue ? 'New York' : ''}
        />
      </TextInputGroup>
    </MenuToggle>
  );
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
