import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The filter of a table of the reference. */
export const referenceFilter = {
  name: 'referenceFilter',
  label: texts.parts.tableFilter,
  load: async () => (await import('./ReferenceFilter.tsx')).ReferenceFilter
} satisfies IslandFeature;
