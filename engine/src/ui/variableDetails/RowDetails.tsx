import { memo, useSyncExternalStore } from 'react';

import { announce } from '../../browser/dom.ts';
import { createStore } from '../../core/store.ts';
import * as texts from '../../core/texts.ts';
import { mountUntilLeave } from '../islands/mountUntilLeave.ts';
import { Chains } from '../reference/LinkedText.tsx';
import { StaticPortal } from '../StaticPortal.tsx';
import { loadVariables, tablePropsOf, useRowDetails } from './publishedVariables.ts';

/** Disclosures that the reader has opened on this page. They keep their content when they are closed. */
const opened = createStore<ReadonlySet<HTMLDetailsElement>>(new Set());

/** Those that were opened together, perhaps hundreds. */
let next: HTMLDetailsElement[] = [];

/** Shows the details of a row. @param row open disclosure in a row of CSS variables */
export function showDetails(row: HTMLDetailsElement): void {
  if (next.length === 0) {
    setTimeout(showNext);
  }
  next.push(row);
}

/**
 * Shows rows, and loads what it needs to. Failed files are tried again. Screen readers read the content of a row where they
 * are, so only a failure is announced, once for all rows of a table.
 */
function showNext(): void {
  // The reader may have left the page meanwhile.
  const rows = next.filter(({ isConnected }) => isConnected);
  next = [];
  for (const prefix of new Set(rows.map((row) => tablePropsOf(row).prefix))) {
    void loadVariables(prefix).then((isLoaded) => isLoaded || announce(texts.reference.detailsFailed));
  }
  opened.set(new Set([...opened.get(), ...rows]));
  mountUntilLeave(OpenedRows, texts.parts.rowDetails, () => opened.set(new Set()));
}

/** What the opened rows of CSS variables show below their values. */
function OpenedRows() {
  const rows = useSyncExternalStore(opened.subscribe, opened.get);
  return [...rows].map((row, index) => (
    <StaticPortal key={index} element={row} place="append">
      <Details row={row.closest('tr') as HTMLTableRowElement} />
    </StaticPortal>
  ));
}

/** Steps to the values of a row, and its name in scripts. Memoized, since pages have hundreds. */
const Details = memo(function Details({ row }: { row: HTMLTableRowElement }) {
  const details = useRowDetails(row);
  switch (details) {
    case 'loading':
      return null;
    case 'slow':
      return <p className="pb-reference-note">{texts.reference.loadingDetails}</p>;
    case 'failed':
      return <p className="pb-reference-note">{texts.reference.detailsFailed}</p>;
    default:
      return (
        <>
          <Chains values={details.values} />
          {details.token !== null && `${texts.reference.inScripts}\n${details.token}`}
        </>
      );
  }
});
