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

interface SuggestionBoxProps {
  /** Accessible name of the field. */
  label: string;
  /** Text of the suggestion. */
  children: React.ReactNode;
  /** Second line of the suggestion. */
  description?: string;
}

/** A password field with its open suggestion. */
export const SuggestionBox: React.FunctionComponent<SuggestionBoxProps> = ({ label, children, description }) => (
  <>
    <InputGroup>
      <InputGroupItem isFill>
        <TextInput type="password" aria-label={label} autoComplete="new-password" />
      </InputGroupItem>
      <InputGroupItem>
        <Button variant="control" aria-label="Show password" icon={<RhUiViewFillIcon />} />
      </InputGroupItem>
    </InputGroup>
    <Menu style={{ marginBlockStart: 'var(--pf-t--global--spacer--xs)' }}>
      <MenuContent>
        <MenuList aria-label={`Suggestion for ${label}`}>
          <MenuItem
            itemId="suggestion"
            description={description}
            actions={<MenuItemAction icon={<RedoIcon />} actionId="redo" aria-label="Suggest another password" />}
          >
            {children}
          </MenuItem>
        </MenuList>
      </MenuContent>
    </Menu>
  </>
);
