import { useState } from 'react';
import { Badge, MenuToggle, Select, SelectList, SelectOption } from '@patternfly/react-core';

interface CheckboxSelectProps {
  label: string;
  options: string[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

/** Selects several values; the menu stays open during the selection. */
export const CheckboxSelect: React.FunctionComponent<CheckboxSelectProps> = ({
  label,
  options,
  selected,
  onChange
}) => {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (value: string) =>
    onChange(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]);

  return (
    <Select
      role="menu"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      selected={selected}
      onSelect={(_event, value) => toggle(String(value))}
      toggle={(toggleRef) => (
        <MenuToggle
          ref={toggleRef}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          badge={
            selected.length > 0 && (
              <Badge isRead screenReaderText="selected">
                {selected.length}
              </Badge>
            )
          }
        >
          {label}
        </MenuToggle>
      )}
    >
      <SelectList>
        {options.map((option) => (
          <SelectOption key={option} value={option} hasCheckbox isSelected={selected.includes(option)}>
            {option}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
};
