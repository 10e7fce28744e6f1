import { Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const UnrankedMenu: React.FunctionComponent = () => (
  <Menu>
    <MenuContent>
      <MenuList aria-label="Actions for data-2">
        <MenuItem isDanger>Delete…</MenuItem>
        <MenuItem>Create snapshot</MenuItem>
        <MenuItem>Resize…</MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
