import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** Sorting of a table by a column. */
export const tableSort = defineIsland({
  name: 'tableSort',
  label: texts.parts.tableSort,
  load: async () => (await import('./TableSort.tsx')).TableSort
});
