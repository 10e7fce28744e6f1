import { useSyncExternalStore } from 'react';

import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import { AXES } from '../../core/siteThemes.ts';
import { createStore } from '../../core/store.ts';
import { listThemes } from '../../core/themes.ts';
import { fetchJson } from '../fetchJson.ts';
import type { VariablesTableProps } from '../reference/ReferenceTable.tsx';
import { type ResolvedValues, themedValuesView } from '../reference/themedValues.ts';
import { tokenAddressIn } from '../reference/tokenLinks.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { propertyOf, ruleOf } from '../variableEditor/variableRows.ts';

/** What the interface reads of a published row (`reference/cssVariables/rows.ts`). */
interface PublishedRow extends ResolvedValues {
  selector: string;
  condition: string | null;
  property: string;
  /** Name of its export for scripts, or null. */
  token: string | null;
}

/** The published rows of a prefix, by rule and property. `slow` is a file that the reader waits for. */
type Variables = 'loading' | 'slow' | 'failed' | ReadonlyMap<string, PublishedRow>;

/** What a row shows when it is open. */
export interface RowDetails {
  values: readonly ThemedValueView[];
  token: string | null;
}

/** Readers don't notice less. */
const SLOW_MS = 300;

/** Files by prefix; they are kept for the visit. */
const files = createStore<ReadonlyMap<string, Variables>>(new Map());
const loads = new Map<string, Promise<boolean>>();

/** Loads the details of the rows with a prefix, unless they are there; a failed file is tried again. @returns success */
export function loadVariables(prefix: string): Promise<boolean> {
  const known = loads.get(prefix) ?? load(prefix);
  loads.set(prefix, known);
  return known;
}

async function load(prefix: string): Promise<boolean> {
  setFile(prefix, 'loading');
  const timer = setTimeout(() => setFile(prefix, 'slow'), SLOW_MS);
  try {
    const { rows } = (await fetchJson(cssVariablesAddress(prefix))) as { rows: readonly PublishedRow[] };
    setFile(prefix, new Map(rows.map((row) => [keyOf(row), row])));
    return true;
  } catch {
    setFile(prefix, 'failed');
    loads.delete(prefix);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function setFile(prefix: string, file: Variables): void {
  files.set(new Map(files.get()).set(prefix, file));
}

/** Returns the details of a row, or why there are none. */
export function useRowDetails(row: HTMLTableRowElement): RowDetails | 'loading' | 'slow' | 'failed' {
  const { prefix } = tablePropsOf(row);
  const file = useSyncExternalStore(files.subscribe, () => files.get().get(prefix) ?? 'loading');
  return typeof file === 'string' ? file : (detailsIn(file, row) ?? 'failed');
}

/** Returns the details of a row if they are loaded, and the site hasn't been published again without it. */
export function loadedDetails(row: HTMLTableRowElement): RowDetails | null {
  const file = files.get().get(tablePropsOf(row).prefix);
  return typeof file === 'object' ? detailsIn(file, row) : null;
}

/** Reads the data of the table that a row of CSS variables is in. */
export function tablePropsOf(row: Element): VariablesTableProps {
  return JSON.parse(row.closest('table')?.dataset['props'] ?? '') as VariablesTableProps;
}

function detailsIn(file: ReadonlyMap<string, PublishedRow>, row: HTMLTableRowElement): RowDetails | null {
  const rule = ruleOf(row);
  const found = rule && file.get(keyOf({ ...rule, property: propertyOf(row) }));
  return found
    ? {
        values: themedValuesView(found, listThemes(AXES), tokenAddressIn(tablePropsOf(row).tokens)),
        token: found.token
      }
    : null;
}

/** A rule sets a property once. */
function keyOf({ selector, condition, property }: Pick<PublishedRow, 'selector' | 'condition' | 'property'>): string {
  return JSON.stringify([condition, selector, property]);
}
