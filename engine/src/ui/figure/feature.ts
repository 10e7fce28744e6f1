import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** Numbers around the component of a figure. */
export const anatomy = {
  name: 'anatomy',
  label: texts.parts.anatomy,
  isWithoutSheet: true,
  load: async () => (await import('./Anatomy.tsx')).Anatomy
} satisfies IslandFeature;
