import { Button } from '@patternfly/react-core';
import type { Ref } from 'react';

import { createStore } from '../../core/store.ts';
import { StaticPortal } from '../StaticPortal.tsx';

interface RowActionButtonProps {
  cell: HTMLTableCellElement;
  /** Accessible name with the action and the row; begins with the button's text. */
  label: string;
  text: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Action button in a cell of the current row; it moves from row to row. */
export function RowActionButton({ cell, label, text, onClick, ref }: RowActionButtonProps) {
  return (
    <StaticPortal element={cell} place="append">
      <Button className="pb-row-offer" variant="secondary" size="sm" aria-label={label} onClick={onClick} ref={ref}>
        {text}
      </Button>
    </StaticPortal>
  );
}

/** The last hovered or focused row of a reference table; null before the first, and once the reader has left the page. */
export const currentRow = createStore<HTMLTableRowElement | null>(null);
