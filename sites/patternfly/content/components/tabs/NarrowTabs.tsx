import { Stack, StackItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';

const VIEWS = ['Details', 'Volumes', 'Events', 'Metrics', 'Labels', 'Access'];

export const NarrowTabs: React.FunctionComponent = () => (
  <Stack hasGutter>
    {[false, true].map((isOverflowHorizontal) => (
      <StackItem key={String(isOverflowHorizontal)}>
        <Tabs
          defaultActiveKey="Details"
          isOverflowHorizontal={isOverflowHorizontal}
          tabListAriaLabel={isOverflowHorizontal ? 'Views with a menu' : 'Views that scroll'}
        >
          {VIEWS.map((view) => (
            <Tab key={view} eventKey={view} title={<TabTitleText>{view}</TabTitleText>} />
          ))}
        </Tabs>
      </StackItem>
    ))}
  </Stack>
);
