import { Island } from '../islands/Island.tsx';
import type { ExerciseProps } from './Exercise.tsx';
import { Lesson } from './Lesson.tsx';
import { exercise } from './feature.ts';

/** An exercise in a prerendered page. */
export function ExerciseIsland(props: ExerciseProps) {
  return <Island feature={exercise} id={props.slug} component={Lesson} props={props} load="intent" />;
}
