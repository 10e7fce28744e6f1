import { useSyncExternalStore } from 'react';

import { TryProp } from '../tryProp/TryProp.tsx';
import { EditVariables } from '../variableEditor/EditVariables.tsx';
import { readerRow, watchReader } from './readerRow.ts';

/** What can be done with the row of a reference table that the reader is at. */
export function RowOffers() {
  const row = useSyncExternalStore(watchReader, readerRow);
  const isVariable = row?.closest('table')?.dataset['table'] === 'variables';
  return (
    <>
      <EditVariables row={isVariable ? row : null} />
      {row && !isVariable && <TryProp row={row} />}
    </>
  );
}
