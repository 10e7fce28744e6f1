import { Divider, Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const RankedMenu: React.FunctionComponent = () => (
  <Menu>
    <MenuContent>
      <MenuList aria-label="Actions for data-1">
        <MenuItem>Create snapshot</MenuItem>
        <MenuItem>Resize…</MenuItem>
        <Divider component="li" />
        <MenuItem isDanger>Delete…</MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
