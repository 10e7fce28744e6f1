import { Nav, NavExpandable, NavGroup, NavItem } from '@patternfly/react-core';

export const NavigationParts: React.FunctionComponent = () => (
  <Nav aria-label="Parts">
    <NavGroup title="Infrastructure">
      <NavItem to="#servers" preventDefault>
        Servers
      </NavItem>
      <NavItem to="#volumes" preventDefault>
        Volumes
      </NavItem>
    </NavGroup>
    <NavGroup title="Administration">
      <NavExpandable title="Access" isExpanded>
        <NavItem to="#users" preventDefault isActive>
          Users
        </NavItem>
        <NavItem to="#roles" preventDefault>
          Roles
        </NavItem>
      </NavExpandable>
    </NavGroup>
  </Nav>
);
