import { Button } from '@patternfly/react-core';
import type { Ref } from 'react';

import { StaticPortal } from '../StaticPortal.tsx';

interface RowOfferProps {
  cell: HTMLTableCellElement;
  /** Says what the button does in which row, beginning with its text. */
  label: string;
  text: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button in a cell of the row that the reader is at; there is one for all rows of a kind. */
export function RowOffer({ cell, label, text, onClick, ref }: RowOfferProps) {
  return (
    <StaticPortal element={cell} place="append">
      <Button className="pb-row-offer" variant="secondary" size="sm" aria-label={label} onClick={onClick} ref={ref}>
        {text}
      </Button>
    </StaticPortal>
  );
}
