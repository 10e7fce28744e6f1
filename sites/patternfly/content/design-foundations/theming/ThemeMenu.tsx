import { useState } from 'react';
import { Form, FormGroup, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';

const SETTINGS = [
  { id: 'theme-scheme', name: 'Color scheme', options: ['System', 'Light', 'Dark'] },
  { id: 'theme-contrast', name: 'High contrast', options: ['System', 'On', 'Off'] }
];

const Setting: React.FunctionComponent<(typeof SETTINGS)[number]> = ({ id, name, options }) => {
  const [chosen, setChosen] = useState('System');
  return (
    <FormGroup role="group" label={name} fieldId={id}>
      <ToggleGroup aria-label={name}>
        {options.map((option) => (
          <ToggleGroupItem
            key={option}
            buttonId={`${id}-${option.toLowerCase()}`}
            text={option}
            isSelected={chosen === option}
            onChange={() => setChosen(option)}
          />
        ))}
      </ToggleGroup>
    </FormGroup>
  );
};

export const ThemeMenu: React.FunctionComponent = () => (
  <Form>
    {SETTINGS.map((setting) => (
      <Setting key={setting.id} {...setting} />
    ))}
  </Form>
);
