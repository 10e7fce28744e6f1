import { MenuToggle } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { ActionsColumn, type IAction } from '@patternfly/react-table';

export interface RowActionsProps {
  /** Name of the row, for the name of its menu. */
  name: string;
  items: IAction[];
}

/** The menu of a row, named after the row. */
export const RowActions: React.FunctionComponent<RowActionsProps> = ({ name, items }) => (
  <ActionsColumn
    items={items}
    actionsToggle={({ onToggle, isOpen, isDisabled, toggleRef }) => (
      <MenuToggle
        ref={toggleRef}
        variant="plain"
        icon={<RhUiEllipsisVerticalFillIcon />}
        aria-label={`Actions for ${name}`}
        isExpanded={isOpen}
        isDisabled={isDisabled}
        onClick={onToggle}
      />
    )}
  />
);
