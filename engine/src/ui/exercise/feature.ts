import * as texts from '../../core/texts.ts';
import { defineIsland } from '../islands/contract.ts';

/** An exercise of a training. */
export const exercise = defineIsland({
  name: 'exercise',
  label: texts.parts.exercise,
  load: async () => (await import('./Exercise.tsx')).Exercise
});
