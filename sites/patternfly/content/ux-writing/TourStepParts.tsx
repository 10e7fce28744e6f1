import { ActionList, ActionListGroup, ActionListItem, Button, Flex, FlexItem } from '@patternfly/react-core';
import { PopoverBox } from '../figures/PopoverBox.tsx';

export const TourStepParts: React.FunctionComponent = () => (
  <PopoverBox
    titleId="tour-step"
    title="Compare two clusters"
    closeLabel="Close tour"
    body="Select both clusters, and then select Compare to see their differences."
    footer={
      <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
        <FlexItem id="tour-count">2 of 4</FlexItem>
        <FlexItem>
          <ActionList>
            <ActionListGroup>
              <ActionListItem>
                <Button variant="secondary">Back</Button>
              </ActionListItem>
              <ActionListItem>
                <Button>Next</Button>
              </ActionListItem>
            </ActionListGroup>
          </ActionList>
        </FlexItem>
      </Flex>
    }
  />
);
