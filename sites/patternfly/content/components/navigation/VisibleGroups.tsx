import { Nav, NavGroup, NavItem } from '@patternfly/react-core';

export const VisibleGroups: React.FunctionComponent = () => (
  <Nav aria-label="Visible groups">
    <NavGroup title="Infrastructure">
      <NavItem to="#servers" preventDefault>
        Servers
      </NavItem>
      <NavItem to="#volumes" preventDefault>
        Volumes
      </NavItem>
      <NavItem to="#networks" preventDefault>
        Networks
      </NavItem>
    </NavGroup>
    <NavGroup title="Administration">
      <NavItem to="#users" preventDefault isActive>
        Users
      </NavItem>
      <NavItem to="#roles" preventDefault>
        Roles
      </NavItem>
    </NavGroup>
  </Nav>
);
