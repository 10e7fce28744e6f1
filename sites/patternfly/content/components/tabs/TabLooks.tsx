import { Flex, FlexItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';

const LOOKS = [
  { name: 'Default', isBox: false },
  { name: 'Boxed', isBox: true }
];

export const TabLooks: React.FunctionComponent = () => (
  <Flex
    className="pb-primary-ground"
    direction={{ default: 'column' }}
    alignItems={{ default: 'alignItemsStretch' }}
    rowGap={{ default: 'rowGapXl' }}
    flexWrap={{ default: 'nowrap' }}
  >
    {LOOKS.map(({ name, isBox }) => (
      <FlexItem key={name}>
        <Tabs defaultActiveKey="details" isBox={isBox} tabListAriaLabel={`${name} tabs`}>
          <Tab eventKey="details" title={<TabTitleText>Details</TabTitleText>} />
          <Tab eventKey="volumes" title={<TabTitleText>Volumes</TabTitleText>} />
          <Tab eventKey="events" title={<TabTitleText>Events</TabTitleText>} />
        </Tabs>
      </FlexItem>
    ))}
  </Flex>
);
