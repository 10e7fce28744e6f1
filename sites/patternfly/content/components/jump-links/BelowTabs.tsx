import { JumpLinks, JumpLinksItem, Stack, StackItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';

export const BelowTabs: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <Tabs defaultActiveKey="settings" tabListAriaLabel="Views of db-1">
        <Tab eventKey="details" title={<TabTitleText>Details</TabTitleText>} />
        <Tab eventKey="settings" title={<TabTitleText>Settings</TabTitleText>} />
      </Tabs>
    </StackItem>
    <StackItem>
      <JumpLinks aria-label="Sections below tabs">
        <JumpLinksItem href="#jump-links-below-tabs" isActive>
          Network
        </JumpLinksItem>
        <JumpLinksItem href="#jump-links-below-tabs">Backups</JumpLinksItem>
      </JumpLinks>
    </StackItem>
    <StackItem>Public address: 203.0.113.7</StackItem>
  </Stack>
);
