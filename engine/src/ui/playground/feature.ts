import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** The playground of a component. */
export const playground = {
  name: 'playground',
  label: texts.parts.playground,
  load: async () => (await import('./Playground.tsx')).Playground
} satisfies IslandFeature;
