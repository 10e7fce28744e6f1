import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** The filter of the side navigation. */
export const navigationFilter = defineIsland({
  name: 'navigationFilter',
  label: texts.parts.navigationFilter,
  load: async () => (await import('./NavigationFilter.tsx')).NavigationFilter
});
