import {
  DataListCell,
  type DataListCellProps,
  DataListItem,
  DataListItemCells,
  DataListItemRow
} from '@patternfly/react-core';
import { forced, type ForcedState } from '../../figures/Force.tsx';

interface Cell extends Pick<DataListCellProps, 'width' | 'wrapModifier' | 'isFilled' | 'alignRight'> {
  content: React.ReactNode;
}

export interface RowProps {
  /** Id of the first cell, which names the item; unique on the tab. */
  id: string;
  cells: readonly (Cell | string)[];
  /** Parts before and after the cells. */
  before?: React.ReactNode;
  after?: React.ReactNode;
  /** Details below the row. */
  details?: React.ReactNode;
  isExpanded?: boolean;
  force?: ForcedState;
}

function cellOf(cell: Cell | string, id: string, index: number): React.ReactElement {
  const { content, ...props } = typeof cell === 'string' ? { content: cell } : cell;
  return (
    <DataListCell key={index} {...props}>
      {index === 0 ? <span id={id}>{content}</span> : content}
    </DataListCell>
  );
}

/** An item of a data list, named by its first cell. */
export function Row({ id, cells, before, after, details, isExpanded, force }: RowProps): React.ReactElement {
  return (
    <DataListItem id={`${id}-item`} aria-labelledby={id} isExpanded={isExpanded} {...(force ? forced(force) : {})}>
      <DataListItemRow>
        {before}
        <DataListItemCells dataListCells={cells.map((cell, index) => cellOf(cell, id, index))} />
        {after}
      </DataListItemRow>
      {details}
    </DataListItem>
  );
}
