import {
  DualListSelector,
  DualListSelectorControl,
  DualListSelectorControlsWrapper,
  DualListSelectorList,
  DualListSelectorListItem,
  DualListSelectorPane
} from '@patternfly/react-core';
import { AngleLeftIcon } from '@patternfly/react-icons/dist/esm/icons/angle-left-icon';
import { AngleRightIcon } from '@patternfly/react-icons/dist/esm/icons/angle-right-icon';
import { forced } from '../../figures/Force.tsx';
import { NARROW } from './TwoLists.tsx';

export const OptionStates: React.FunctionComponent = () => (
  <DualListSelector {...NARROW}>
    <DualListSelectorPane title="Active options" status="1 of 4 selected" listMinHeight="9rem">
      <DualListSelectorList>
        <DualListSelectorListItem>Default</DualListSelectorListItem>
        <DualListSelectorListItem {...forced('hover')}>Hover</DualListSelectorListItem>
        <DualListSelectorListItem {...forced('focus')}>Focus</DualListSelectorListItem>
        <DualListSelectorListItem isSelected>Selected</DualListSelectorListItem>
      </DualListSelectorList>
    </DualListSelectorPane>
    <DualListSelectorControlsWrapper aria-label="Controls in two states">
      <DualListSelectorControl isDisabled={false} aria-label="Available control" icon={<AngleRightIcon />} />
      <DualListSelectorControl aria-label="Disabled control" icon={<AngleLeftIcon />} />
    </DualListSelectorControlsWrapper>
    <DualListSelectorPane isChosen title="Disabled options" status="0 of 2 selected" listMinHeight="9rem">
      <DualListSelectorList>
        <DualListSelectorListItem isDisabled>db-1</DualListSelectorListItem>
        <DualListSelectorListItem isDisabled>db-2</DualListSelectorListItem>
      </DualListSelectorList>
    </DualListSelectorPane>
  </DualListSelector>
);
