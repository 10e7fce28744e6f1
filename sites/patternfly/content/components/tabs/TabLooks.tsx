import { Stack, StackItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';

const LOOKS = [
  { name: 'Default', isBox: false },
  { name: 'Boxed', isBox: true }
];

export const TabLooks: React.FunctionComponent = () => (
  <Stack hasGutter>
    {LOOKS.map(({ name, isBox }) => (
      <StackItem key={name}>
        <Tabs defaultActiveKey="details" isBox={isBox} tabListAriaLabel={`${name} tabs`}>
          <Tab eventKey="details" title={<TabTitleText>Details</TabTitleText>} />
          <Tab eventKey="volumes" title={<TabTitleText>Volumes</TabTitleText>} />
          <Tab eventKey="events" title={<TabTitleText>Events</TabTitleText>} />
        </Tabs>
      </StackItem>
    ))}
  </Stack>
);
