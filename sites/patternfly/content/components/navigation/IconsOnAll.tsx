import { Nav, NavItem, NavList } from '@patternfly/react-core';
import { RhUiSettingsFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-settings-fill-icon';
import { RhUiServerFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-server-fill-icon';
import { RhUiStorageFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-storage-fill-icon';

export const IconsOnAll: React.FunctionComponent = () => (
  <Nav aria-label="Icons on all items">
    <NavList>
      <NavItem to="#servers" preventDefault isActive icon={<RhUiServerFillIcon />}>
        Servers
      </NavItem>
      <NavItem to="#volumes" preventDefault icon={<RhUiStorageFillIcon />}>
        Volumes
      </NavItem>
      <NavItem to="#settings" preventDefault icon={<RhUiSettingsFillIcon />}>
        Settings
      </NavItem>
    </NavList>
  </Nav>
);
