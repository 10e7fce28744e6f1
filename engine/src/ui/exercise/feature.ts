import * as texts from '../../core/texts.ts';
import type { IslandFeature } from '../islands/contract.ts';

/** An exercise of a training, or how many of them are solved. */
export const exercise = {
  name: 'exercise',
  label: texts.parts.exercise,
  load: async () => (await import('./Lesson.tsx')).Lesson
} satisfies IslandFeature;
