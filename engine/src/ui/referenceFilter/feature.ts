import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** The filter of a table of the reference. */
export const referenceFilter = defineIsland({
  name: 'referenceFilter',
  label: texts.parts.tableFilter,
  load: async () => (await import('./ReferenceFilter.tsx')).ReferenceFilter
});
