import {
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadMain,
  MastheadToggle,
  MenuToggle,
  PageToggleButton,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem
} from '@patternfly/react-core';
import { HELP, NOTIFICATIONS, SETTINGS, USER } from './tools.tsx';

export const MastheadParts: React.FunctionComponent = () => (
  <Masthead display={{ default: 'inline' }}>
    <MastheadMain>
      <MastheadToggle>
        <PageToggleButton isHamburgerButton id="parts-toggle" aria-label="Main navigation" />
      </MastheadToggle>
      <MastheadBrand style={{ alignSelf: 'center' }}>Console</MastheadBrand>
    </MastheadMain>
    <MastheadContent>
      <Toolbar isStatic>
        <ToolbarContent>
          <ToolbarItem data-part="context">
            <MenuToggle>Orion</MenuToggle>
          </ToolbarItem>
          <ToolbarGroup variant="action-group-plain" align={{ default: 'alignEnd' }} data-part="tools">
            <ToolbarItem>{NOTIFICATIONS}</ToolbarItem>
            <ToolbarItem>{SETTINGS}</ToolbarItem>
            <ToolbarItem>{HELP}</ToolbarItem>
          </ToolbarGroup>
          <ToolbarItem data-part="user">{USER}</ToolbarItem>
        </ToolbarContent>
      </Toolbar>
    </MastheadContent>
  </Masthead>
);
