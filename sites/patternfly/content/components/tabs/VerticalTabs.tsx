import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Flex,
  FlexItem,
  Tab,
  Tabs,
  TabTitleText
} from '@patternfly/react-core';

export const VerticalTabs: React.FunctionComponent = () => (
  <Flex
    alignItems={{ default: 'alignItemsBaseline' }}
    columnGap={{ default: 'columnGapXl' }}
    flexWrap={{ default: 'nowrap' }}
  >
    <FlexItem>
      <Tabs defaultActiveKey="network" isVertical tabListAriaLabel="Settings of web-1">
        <Tab eventKey="general" title={<TabTitleText>General</TabTitleText>} />
        <Tab eventKey="network" title={<TabTitleText>Network</TabTitleText>} />
        <Tab eventKey="backup" title={<TabTitleText>Backups</TabTitleText>} />
        <Tab eventKey="access" title={<TabTitleText>Access</TabTitleText>} />
      </Tabs>
    </FlexItem>
    <FlexItem>
      <DescriptionList>
        <DescriptionListGroup>
          <DescriptionListTerm>Public address</DescriptionListTerm>
          <DescriptionListDescription>203.0.113.7</DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>Private address</DescriptionListTerm>
          <DescriptionListDescription>10.0.4.7</DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </FlexItem>
  </Flex>
);
