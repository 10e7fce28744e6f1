import { renderToStaticMarkup } from 'react-dom/server';

import { Island } from '../islands/Island.tsx';
import { Exercise, type ExerciseProps } from './Exercise.tsx';

/** HTML of what a reader is to make of an example. */
export function renderExercise(exercise: ExerciseProps): string {
  return renderToStaticMarkup(
    <Island name="exercise" id={exercise.slug} component={Exercise} props={exercise} load="intent" />
  );
}
