import { Nav, NavExpandable, NavItem, NavList } from '@patternfly/react-core';

export const ClosedGroups: React.FunctionComponent = () => (
  <Nav aria-label="Closed groups">
    <NavList>
      <NavExpandable title="Infrastructure">
        <NavItem to="#servers" preventDefault>
          Servers
        </NavItem>
        <NavItem to="#volumes" preventDefault>
          Volumes
        </NavItem>
        <NavItem to="#networks" preventDefault>
          Networks
        </NavItem>
      </NavExpandable>
      <NavExpandable title="Administration">
        <NavItem to="#users" preventDefault isActive>
          Users
        </NavItem>
        <NavItem to="#roles" preventDefault>
          Roles
        </NavItem>
      </NavExpandable>
    </NavList>
  </Nav>
);
