import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** Sorting of a table by a column. */
export const tableSort = {
  name: 'tableSort',
  label: texts.parts.tableSort,
  load: async () => (await import('./TableSort.tsx')).TableSort
} satisfies IslandFeature;
