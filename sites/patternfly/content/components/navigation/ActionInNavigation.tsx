import { Card, CardTitle, Flex, FlexItem, Nav, NavItem, NavList } from '@patternfly/react-core';

export const ActionInNavigation: React.FunctionComponent = () => (
  <Flex alignItems={{ default: 'alignItemsFlexStart' }} flexWrap={{ default: 'nowrap' }}>
    <FlexItem style={{ inlineSize: '6rem' }}>
      <Nav aria-label="Navigation with an action">
        <NavList>
          <NavItem to="#servers" preventDefault isActive>
            Servers
          </NavItem>
          <NavItem to="#create" preventDefault>
            Create server
          </NavItem>
          <NavItem to="#volumes" preventDefault>
            Volumes
          </NavItem>
        </NavList>
      </Nav>
    </FlexItem>
    <FlexItem grow={{ default: 'grow' }}>
      <Card isCompact>
        <CardTitle>Servers</CardTitle>
      </Card>
    </FlexItem>
  </Flex>
);
