import { renderToStaticMarkup } from 'react-dom/server';

import { Exercise, type ExerciseProps } from './exercise/Exercise.tsx';

/** HTML of what a reader is to make of an example. */
export function renderExercise(exercise: ExerciseProps): string {
  return renderToStaticMarkup(<Exercise {...exercise} />);
}
