import { Divider, Menu, MenuContent, MenuItem, MenuList } from '@patternfly/react-core';

export const LineBetweenGroups: React.FunctionComponent = () => (
  <Menu>
    <MenuContent>
      <MenuList aria-label="Actions for web-1">
        <MenuItem itemId="rename">Rename…</MenuItem>
        <MenuItem itemId="resize">Resize…</MenuItem>
        <Divider component="li" />
        <MenuItem itemId="delete" isDanger>
          Delete…
        </MenuItem>
      </MenuList>
    </MenuContent>
  </Menu>
);
