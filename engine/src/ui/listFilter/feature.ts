import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The filter of a list of pages, examples, or posts. */
export const listFilter = {
  name: 'listFilter',
  label: texts.parts.pageFilter,
  load: async () => (await import('./ListFilter.tsx')).ListFilter
} satisfies IslandFeature;
