import { Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const UnrankedMenu: React.FunctionComponent = () => (
  <Menu aria-label="Actions for data-2">
    <MenuContent>
      <MenuList>
        <MenuItem isDanger>Delete…</MenuItem>
        <MenuItem>Create snapshot</MenuItem>
        <MenuItem>Resize…</MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
