import { Exercise, type ExerciseProps } from './Exercise.tsx';
import { LessonProgress, type LessonProgressProps } from './LessonProgress.tsx';

/** What is live of a lesson: an exercise, or the progress. As one feature, they cost other pages nothing. */
export function Lesson(props: ExerciseProps | LessonProgressProps) {
  return 'slugs' in props ? <LessonProgress {...props} /> : <Exercise {...props} />;
}
