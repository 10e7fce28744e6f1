import { Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const OpenMenu: React.FunctionComponent = () => (
  <Menu>
    <MenuContent>
      <MenuList aria-label="Selection">
        <MenuItem>Select none (0)</MenuItem>
        <MenuItem>Select page (3)</MenuItem>
        <MenuItem>Select all (7)</MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
