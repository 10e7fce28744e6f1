import { useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { createElement } from '../../browser/dom.ts';
import { TryProp } from '../tryProp/TryProp.tsx';
import { EditVariables } from '../variableEditor/EditVariables.tsx';
import { VARIABLE_ROW } from './variableRow.ts';
import { setCurrentRow, currentRow, subscribeCurrentRow } from './RowActionButton.tsx';
import { onPage } from '../../core/pageEvents.ts';

let mounted: Promise<void> | null = null;

/**
 * Shows the actions of a row of a reference table, unless an action of another row has the focus.
 * @throws (rejects) when `mountIsland` can't be loaded; the next call tries again
 */
export async function showRowActions(row: HTMLTableRowElement): Promise<void> {
  // The reader may have left the page meanwhile.
  if (row.isConnected && !document.activeElement?.matches('.pb-row-offer')) {
    setCurrentRow(row);
    mounted ??= mount();
    mounted.catch(() => (mounted = null));
    await mounted;
  }
}

/**
 * Mounts the actions until the reader leaves the page. `mountIsland` is imported dynamically: a static import would add
 * a request to pages with examples.
 */
async function mount(): Promise<void> {
  const { mountOverlay } = await import('../../browser/islands/mountIsland.tsx');
  const host = createElement('div', 'pb-overlay');
  document.body.append(host);
  const actions = mountOverlay(host, RowActions, { label: texts.parts.rowActions, props: {} });
  onPage(
    'leave',
    () => {
      setCurrentRow(null);
      actions.unmount();
      host.remove();
      mounted = null;
    },
    { once: true }
  );
}

/** Actions of the current row of a reference table. */
export function RowActions() {
  const row = useSyncExternalStore(subscribeCurrentRow, currentRow);
  const isVariable = row?.matches(VARIABLE_ROW) === true;
  return (
    <>
      <EditVariables row={isVariable ? row : null} />
      {row && !isVariable && <TryProp row={row} />}
    </>
  );
}
