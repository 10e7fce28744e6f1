import { useState } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { DesktopIcon } from '@patternfly/react-icons/dist/esm/icons/desktop-icon';
import { MoonIcon } from '@patternfly/react-icons/dist/esm/icons/moon-icon';
import { SunIcon } from '@patternfly/react-icons/dist/esm/icons/sun-icon';

const SCHEMES = [
  { name: 'System', icon: <DesktopIcon /> },
  { name: 'Light', icon: <SunIcon /> },
  { name: 'Dark', icon: <MoonIcon /> }
];

export const SchemeSwitch: React.FunctionComponent = () => {
  const [chosen, setChosen] = useState('System');
  return (
    <ToggleGroup aria-label="Color scheme">
      {SCHEMES.map(({ name, icon }) => (
        <ToggleGroupItem
          key={name}
          buttonId={`scheme-switch-${name.toLowerCase()}`}
          icon={icon}
          text={name}
          isSelected={chosen === name}
          onChange={() => setChosen(name)}
        />
      ))}
    </ToggleGroup>
  );
};
