import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The filter of the side navigation. */
export const navigationFilter = {
  name: 'navigationFilter',
  label: texts.parts.navigationFilter,
  load: async () => (await import('./NavigationFilter.tsx')).NavigationFilter
} satisfies IslandFeature;
