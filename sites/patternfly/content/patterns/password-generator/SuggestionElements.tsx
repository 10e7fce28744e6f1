import {
  Button,
  InputGroup,
  InputGroupItem,
  Menu,
  MenuContent,
  MenuItem,
  MenuItemAction,
  MenuList,
  TextInput
} from '@patternfly/react-core';
import { RedoIcon } from '@patternfly/react-icons/dist/esm/icons/redo-icon';
import { RhUiViewFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-view-fill-icon';

export const SuggestionElements: React.FunctionComponent = () => (
  <>
    <InputGroup>
      <InputGroupItem isFill>
        <TextInput type="password" aria-label="New password" autoComplete="new-password" data-part="field" />
      </InputGroupItem>
      <InputGroupItem>
        <Button variant="control" aria-label="Show password" icon={<RhUiViewFillIcon />} data-part="show" />
      </InputGroupItem>
    </InputGroup>
    <Menu style={{ marginBlockStart: 'var(--pf-t--global--spacer--xs)' }}>
      <MenuContent>
        <MenuList aria-label="Suggested password">
          <MenuItem
            itemId="suggestion"
            description="t9-Kd.w4Yq!m2Rc_8vBz"
            actions={<MenuItemAction icon={<RedoIcon />} actionId="redo" aria-label="Suggest another password" />}
          >
            Use suggested password
          </MenuItem>
        </MenuList>
      </MenuContent>
    </Menu>
  </>
);
