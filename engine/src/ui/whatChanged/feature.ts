import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The comparison of a reader's releases with the documented one. */
export const whatChanged = {
  name: 'whatChanged',
  label: texts.parts.releaseComparison,
  load: async () => (await import('./WhatChanged.tsx')).WhatChanged
} satisfies IslandFeature;
