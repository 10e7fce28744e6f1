import { useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { mountUntilLeave } from '../islands/mountUntilLeave.ts';
import { TryProp } from '../tryProp/TryProp.tsx';
import { EditVariables } from '../variableEditor/EditVariables.tsx';
import { VARIABLE_ROW } from './variableRow.ts';
import { currentRow } from './RowActionButton.tsx';

/** Shows the actions of a row of a reference table, unless an action of another row has the focus. */
export function showRowActions(row: HTMLTableRowElement): void {
  // The reader may have left the page meanwhile.
  if (row.isConnected && !document.activeElement?.matches('.pb-row-offer')) {
    currentRow.set(row);
    mountUntilLeave(RowActions, texts.parts.rowActions, () => currentRow.set(null));
  }
}

/** Actions of the current row of a reference table. */
export function RowActions() {
  const row = useSyncExternalStore(currentRow.subscribe, currentRow.get);
  const isVariable = row?.matches(VARIABLE_ROW) === true;
  return (
    <>
      <EditVariables row={isVariable ? row : null} />
      {row && !isVariable && <TryProp row={row} />}
    </>
  );
}
