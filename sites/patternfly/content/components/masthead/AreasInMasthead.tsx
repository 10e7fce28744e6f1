import { Nav, NavItem, NavList } from '@patternfly/react-core';
import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, USER } from './tools.tsx';

const AREAS = (
  <Nav variant="horizontal" aria-label="Areas in the masthead">
    <NavList>
      <NavItem to="#servers" preventDefault isActive>
        Servers
      </NavItem>
      <NavItem to="#jobs" preventDefault>
        Jobs
      </NavItem>
    </NavList>
  </Nav>
);

export const AreasInMasthead: React.FunctionComponent = () => <ConsoleMasthead content={AREAS} tools={[HELP, USER]} />;
