import { Island } from '../islands/Island.tsx';
import { Exercise, type ExerciseProps } from './Exercise.tsx';
import { exercise } from './feature.ts';

/** An exercise in a prerendered page. */
export function ExerciseIsland(props: ExerciseProps) {
  return <Island feature={exercise} id={props.slug} component={Exercise} props={props} load="intent" />;
}
