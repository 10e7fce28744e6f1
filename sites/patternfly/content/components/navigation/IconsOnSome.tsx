import { Nav, NavItem, NavList } from '@patternfly/react-core';
import { RhUiSettingsFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-settings-fill-icon';
import { RhUiServerFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-server-fill-icon';

export const IconsOnSome: React.FunctionComponent = () => (
  <Nav aria-label="Icons on some items">
    <NavList>
      <NavItem to="#servers" preventDefault isActive icon={<RhUiServerFillIcon />}>
        Servers
      </NavItem>
      <NavItem to="#volumes" preventDefault>
        Volumes
      </NavItem>
      <NavItem to="#settings" preventDefault icon={<RhUiSettingsFillIcon />}>
        Settings
      </NavItem>
    </NavList>
  </Nav>
);
