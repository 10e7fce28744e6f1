import {
  DualListSelector,
  DualListSelectorControl,
  DualListSelectorControlsWrapper,
  DualListSelectorList,
  DualListSelectorListItem,
  DualListSelectorPane,
  SearchInput
} from '@patternfly/react-core';
import { AngleDoubleRightIcon } from '@patternfly/react-icons/dist/esm/icons/angle-double-right-icon';
import { AngleLeftIcon } from '@patternfly/react-icons/dist/esm/icons/angle-left-icon';
import { AngleRightIcon } from '@patternfly/react-icons/dist/esm/icons/angle-right-icon';
import { RhMicronsDoubleCaretLeftIcon } from '@patternfly/react-icons/dist/esm/icons/rh-microns-double-caret-left-icon';

interface List {
  title: string;
  options: readonly string[];
  selected?: readonly string[];
  /** Shown instead of the list. */
  empty?: React.ReactNode;
}

export interface TwoListsProps {
  available: List;
  chosen: List;
  /** Each list has a search field, with this word in its name. */
  searchFor?: string;
  height?: string;
}

/** Both lists fit in a figure of a pair, and on a phone. The type of the component's props has no `style`. */
export const NARROW = {
  style: { '--pf-v6-c-dual-list-selector--GridTemplateColumns--pane--MinMax--min': '5.5rem' } as React.CSSProperties
};

const selectedIn = ({ selected = [] }: List): number => selected.length;

function Pane({ list, isChosen, searchFor, height }: PaneProps): React.ReactElement {
  const { title, options, selected = [], empty } = list;
  return (
    <DualListSelectorPane
      isChosen={isChosen}
      title={title}
      status={`${String(selected.length)} of ${String(options.length)} selected`}
      searchInput={searchFor && <SearchInput aria-label={`Search ${searchFor}: ${title}`} />}
      listMinHeight={height}
    >
      {empty ?? (
        <DualListSelectorList>
          {options.map((option) => (
            <DualListSelectorListItem key={option} isSelected={selected.includes(option)}>
              {option}
            </DualListSelectorListItem>
          ))}
        </DualListSelectorList>
      )}
    </DualListSelectorPane>
  );
}

interface PaneProps extends Pick<TwoListsProps, 'searchFor' | 'height'> {
  list: List;
  isChosen: boolean;
}

/** A dual list selector that doesn't change. */
export function TwoLists({ available, chosen, searchFor, height = '9rem' }: TwoListsProps): React.ReactElement {
  return (
    <DualListSelector {...NARROW}>
      <Pane list={available} isChosen={false} searchFor={searchFor} height={height} />
      <DualListSelectorControlsWrapper aria-label={`Move between ${available.title} and ${chosen.title}`}>
        <DualListSelectorControl
          isDisabled={selectedIn(available) === 0}
          aria-label="Add selected"
          icon={<AngleRightIcon />}
        />
        <DualListSelectorControl
          isDisabled={available.options.length === 0}
          aria-label="Add all"
          icon={<AngleDoubleRightIcon />}
        />
        <DualListSelectorControl
          isDisabled={chosen.options.length === 0}
          aria-label="Remove all"
          icon={<RhMicronsDoubleCaretLeftIcon />}
        />
        <DualListSelectorControl
          isDisabled={selectedIn(chosen) === 0}
          aria-label="Remove selected"
          icon={<AngleLeftIcon />}
        />
      </DualListSelectorControlsWrapper>
      <Pane list={chosen} isChosen searchFor={searchFor} height={height} />
    </DualListSelector>
  );
}
