import {
  Badge,
  Button,
  Label,
  LabelGroup,
  MenuToggle,
  SelectOption,
  TextInputGroup,
  TextInputGroupMain,
  TextInputGroupUtilities
} from '@patternfly/react-core';
import { RhMicronsCloseIcon } from '@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon';
import { OpenSelect } from '../../../figures/OpenSelect.tsx';
import { Specimens } from '../../../figures/Specimens.tsx';

const CITIES = ['Boston', 'Dublin', 'Frankfurt', 'Paris'];
const STATUSES = ['Running', 'Stopped', 'Failed', 'Updating'];
const REVIEWERS = ['Amara', 'Dana', 'Jonas', 'Mei', 'Zoe'];
const CHOSEN_REVIEWERS = ['Amara', 'Dana'];

interface FieldProps {
  /** Names the field. */
  label: string;
  text: string;
  clearLabel: string;
  /** Labels before the text. */
  children?: React.ReactNode;
}

/** The toggle of a typeahead. */
function Field({ label, text, clearLabel, children }: FieldProps): React.ReactElement {
  return (
    <MenuToggle variant="typeahead" isExpanded isFullWidth aria-label={label}>
      <TextInputGroup isPlain>
        <TextInputGroupMain value={text} aria-label={`Find ${label.toLowerCase()}`}>
          {children}
        </TextInputGroupMain>
        <TextInputGroupUtilities>
          <Button variant="plain" aria-label={clearLabel} icon={<RhMicronsCloseIcon />} />
        </TextInputGroupUtilities>
      </TextInputGroup>
    </MenuToggle>
  );
}

const single = (
  <OpenSelect label="Cities" selected="Frankfurt" toggle={<MenuToggle isExpanded>Frankfurt</MenuToggle>}>
    {CITIES.map((city) => (
      <SelectOption key={city} value={city}>
        {city}
      </SelectOption>
    ))}
  </OpenSelect>
);

const typeahead = (
  <OpenSelect
    label="Time zones that match"
    toggle={<Field label="Time zone" text="york" clearLabel="Clear the text" />}
  >
    <SelectOption value="new-york">New York</SelectOption>
    <SelectOption value="yorkton">Yorkton</SelectOption>
  </OpenSelect>
);

const statusToggle = (
  <MenuToggle
    isExpanded
    badge={
      <Badge isRead screenReaderText="chosen">
        2
      </Badge>
    }
  >
    Status
  </MenuToggle>
);

const checkbox = (
  <OpenSelect label="Statuses" role="menu" toggle={statusToggle}>
    {STATUSES.map((status) => (
      <SelectOption key={status} hasCheckbox isSelected={['Stopped', 'Failed'].includes(status)} value={status}>
        {status}
      </SelectOption>
    ))}
  </OpenSelect>
);

const reviewersField = (
  <Field label="Reviewers" text="" clearLabel="Remove all reviewers">
    <LabelGroup aria-label="Chosen reviewers">
      {CHOSEN_REVIEWERS.map((name) => (
        <Label key={name} variant="outline" onClose={() => undefined} closeBtnAriaLabel={`Remove ${name}`}>
          {name}
        </Label>
      ))}
    </LabelGroup>
  </Field>
);

const multiple = (
  <OpenSelect label="Reviewers" selected={CHOSEN_REVIEWERS} toggle={reviewersField}>
    {REVIEWERS.map((name) => (
      <SelectOption key={name} value={name}>
        {name}
      </SelectOption>
    ))}
  </OpenSelect>
);

export const SelectVariants: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      { name: 'Single select', specimen: single },
      { name: 'Typeahead', specimen: typeahead },
      { name: 'Checkbox select', specimen: checkbox },
      { name: 'Multiple select', specimen: multiple }
    ]}
  />
);
