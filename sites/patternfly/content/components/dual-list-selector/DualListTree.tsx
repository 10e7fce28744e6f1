import {
  DualListSelector,
  DualListSelectorControl,
  DualListSelectorControlsWrapper,
  DualListSelectorList,
  DualListSelectorPane,
  DualListSelectorTree,
  type DualListSelectorTreeItemData
} from '@patternfly/react-core';
import { AngleLeftIcon } from '@patternfly/react-icons/dist/esm/icons/angle-left-icon';
import { AngleRightIcon } from '@patternfly/react-icons/dist/esm/icons/angle-right-icon';

function item(id: string, isChecked: boolean, children?: DualListSelectorTreeItemData[]): DualListSelectorTreeItemData {
  const data = {
    id: `tree-${id}`,
    text: id,
    isChecked,
    defaultExpanded: true,
    checkProps: { 'aria-label': `Select ${id}` }
  };
  return children ? { ...data, children } : data;
}

const AVAILABLE = [
  item('Dublin', true, [item('db-2', true), item('web-2', true)]),
  item('Frankfurt', false, [item('db-1', false)])
];

const CHOSEN = [item('Mumbai', false, [item('mail-1', false), item('web-3', false)])];

export const DualListTree: React.FunctionComponent = () => (
  <DualListSelector isTree>
    <DualListSelectorPane title="Servers without backup" status="2 of 3 selected">
      <DualListSelectorList>
        <DualListSelectorTree data={AVAILABLE} />
      </DualListSelectorList>
    </DualListSelectorPane>
    <DualListSelectorControlsWrapper aria-label="Move servers of a region">
      <DualListSelectorControl isDisabled={false} aria-label="Add selected servers" icon={<AngleRightIcon />} />
      <DualListSelectorControl aria-label="Remove selected servers" icon={<AngleLeftIcon />} />
    </DualListSelectorControlsWrapper>
    <DualListSelectorPane isChosen title="Servers with backup" status="0 of 2 selected">
      <DualListSelectorList>
        <DualListSelectorTree data={CHOSEN} />
      </DualListSelectorList>
    </DualListSelectorPane>
  </DualListSelector>
);
