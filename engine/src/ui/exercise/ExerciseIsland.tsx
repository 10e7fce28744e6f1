import { Island } from '../islands/Island.tsx';
import { Exercise, type ExerciseProps } from './Exercise.tsx';

/** An exercise in a prerendered page. */
export function ExerciseIsland(props: ExerciseProps) {
  return <Island name="exercise" id={props.slug} component={Exercise} props={props} load="intent" />;
}
