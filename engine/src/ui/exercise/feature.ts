import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** An exercise of a training. */
export const exercise = {
  name: 'exercise',
  label: texts.parts.exercise,
  load: async () => (await import('./Exercise.tsx')).Exercise
} satisfies IslandFeature;
