import { Nav, NavItem, NavList, Stack, StackItem } from '@patternfly/react-core';

const AREAS = ['Servers', 'Backups and snapshots of all volumes', 'Jobs'];

export const NarrowNavigation: React.FunctionComponent = () => (
  <Stack hasGutter>
    {(['horizontal', 'default'] as const).map((variant) => (
      <StackItem key={variant}>
        <Nav variant={variant} aria-label={`Narrow: ${variant}`}>
          <NavList>
            {AREAS.map((area) => (
              <NavItem key={area} to={`#${variant}`} preventDefault isActive={area === 'Servers'}>
                {area}
              </NavItem>
            ))}
          </NavList>
        </Nav>
      </StackItem>
    ))}
  </Stack>
);
