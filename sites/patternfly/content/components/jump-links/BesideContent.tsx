import {
  Flex,
  FlexItem,
  JumpLinks,
  JumpLinksItem,
  Stack,
  StackItem,
  Tab,
  Tabs,
  TabTitleText
} from '@patternfly/react-core';

export const BesideContent: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <Tabs defaultActiveKey="settings" tabListAriaLabel="Views of db-1">
        <Tab eventKey="details" title={<TabTitleText>Details</TabTitleText>} />
        <Tab eventKey="settings" title={<TabTitleText>Settings</TabTitleText>} />
      </Tabs>
    </StackItem>
    <StackItem>
      <Flex alignItems={{ default: 'alignItemsFlexStart' }} flexWrap={{ default: 'nowrap' }}>
        <FlexItem>
          <JumpLinks isVertical aria-label="Sections beside the content">
            <JumpLinksItem href="#jump-links-beside-the-content" isActive>
              Network
            </JumpLinksItem>
            <JumpLinksItem href="#jump-links-beside-the-content">Backups</JumpLinksItem>
          </JumpLinks>
        </FlexItem>
        <FlexItem>Public address: 203.0.113.7</FlexItem>
      </Flex>
    </StackItem>
  </Stack>
);
