import {
  Button,
  Divider,
  Menu,
  MenuContent,
  MenuFooter,
  MenuGroup,
  MenuItem,
  MenuItemAction,
  MenuList,
  MenuSearch,
  MenuSearchInput,
  SearchInput
} from '@patternfly/react-core';
import { RhUiCopyFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-copy-fill-icon';
import { RhUiServerStackFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-server-stack-fill-icon';

export const MenuParts: React.FunctionComponent = () => (
  <Menu activeItemId="web-1">
    <MenuSearch>
      <MenuSearchInput>
        <SearchInput aria-label="Find a server" placeholder="Find a server" />
      </MenuSearchInput>
    </MenuSearch>
    <Divider />
    <MenuContent>
      <MenuGroup label="Frankfurt" labelHeadingLevel="h4">
        <MenuList aria-label="Servers in Frankfurt">
          <MenuItem
            itemId="db-1"
            icon={<RhUiServerStackFillIcon />}
            description="16 GB of memory"
            actions={<MenuItemAction icon={<RhUiCopyFillIcon />} actionId="copy" aria-label="Copy the name of db-1" />}
          >
            db-1
          </MenuItem>
          <MenuItem itemId="cache-1" icon={<RhUiServerStackFillIcon />}>
            cache-1
          </MenuItem>
        </MenuList>
      </MenuGroup>
    </MenuContent>
    <MenuFooter>
      <Button variant="link" isInline>
        Add server
      </Button>
    </MenuFooter>
  </Menu>
);
