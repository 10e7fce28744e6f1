import { Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const MenuStates: React.FunctionComponent = () => (
  <Menu selected="selected">
    <MenuContent>
      <MenuList aria-label="States of an item">
        <MenuItem itemId="default">Default</MenuItem>
        <MenuItem itemId="hover" isFocused>
          Hover or focus
        </MenuItem>
        <MenuItem itemId="selected">Selected</MenuItem>
        <MenuItem itemId="loading" isLoadButton>
          Loads more
        </MenuItem>
        <MenuItem itemId="danger" isDanger>
          Danger
        </MenuItem>
        <MenuItem itemId="disabled" isDisabled>
          Disabled
        </MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
