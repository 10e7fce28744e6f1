import { Flex, FlexItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';

export const VerticalTabs: React.FunctionComponent = () => (
  <Flex alignItems={{ default: 'alignItemsFlexStart' }} flexWrap={{ default: 'nowrap' }}>
    <FlexItem>
      <Tabs defaultActiveKey="network" isVertical tabListAriaLabel="Settings of web-1">
        <Tab eventKey="general" title={<TabTitleText>General</TabTitleText>} />
        <Tab eventKey="network" title={<TabTitleText>Network</TabTitleText>} />
        <Tab eventKey="backup" title={<TabTitleText>Backups</TabTitleText>} />
        <Tab eventKey="access" title={<TabTitleText>Access</TabTitleText>} />
      </Tabs>
    </FlexItem>
    <FlexItem>Public address: 203.0.113.7</FlexItem>
  </Flex>
);
