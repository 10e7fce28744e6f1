import { Button, Card, CardBody, CardTitle, Flex, FlexItem, Nav, NavItem, NavList } from '@patternfly/react-core';

export const ActionOnPage: React.FunctionComponent = () => (
  <Flex alignItems={{ default: 'alignItemsFlexStart' }} flexWrap={{ default: 'nowrap' }}>
    <FlexItem style={{ inlineSize: '6rem' }}>
      <Nav aria-label="Navigation without actions">
        <NavList>
          <NavItem to="#servers" preventDefault isActive>
            Servers
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
        <CardBody>
          <Button>Create server</Button>
        </CardBody>
      </Card>
    </FlexItem>
  </Flex>
);
