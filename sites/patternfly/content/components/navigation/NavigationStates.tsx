import { Nav, NavExpandable, NavItem, NavList } from '@patternfly/react-core';
import { forced } from '../../figures/Force.tsx';

export const NavigationStates: React.FunctionComponent = () => (
  <Nav aria-label="States">
    <NavList>
      <NavItem to="#current" preventDefault isActive>
        Current
      </NavItem>
      <NavItem to="#default" preventDefault>
        Default
      </NavItem>
      <NavItem to="#hover" preventDefault {...forced('hover')}>
        Hover
      </NavItem>
      <NavItem to="#focus" preventDefault {...forced('focus')}>
        Focus
      </NavItem>
      <NavExpandable title="Closed">
        <NavItem to="#hidden" preventDefault>
          Hidden
        </NavItem>
      </NavExpandable>
      <NavExpandable title="Open" isExpanded>
        <NavItem to="#second" preventDefault>
          Second level
        </NavItem>
      </NavExpandable>
    </NavList>
  </Nav>
);
