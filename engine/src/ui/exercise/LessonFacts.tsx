import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { Page } from '../../model.ts';
import { Island } from '../islands/Island.tsx';
import { Lesson } from './Lesson.tsx';
import { exercise } from './feature.ts';

interface LessonFactsProps {
  lesson: Page['lesson'];
  /** Anchors of the examples of its exercises. */
  exercises: readonly string[];
}

/** A line of what a lesson asks for: exercises, time, and what readers should know. Null if the page is none. */
export function LessonFacts({ lesson, exercises }: LessonFactsProps) {
  const facts = [
    lesson.minutes !== null && fillCount(texts.exercise.minutes, lesson.minutes),
    lesson.prerequisites !== null && fillText(texts.exercise.prerequisites, { prerequisites: lesson.prerequisites })
  ].filter((fact) => fact !== false);
  return exercises.length === 0 && facts.length === 0 ? null : (
    <ul className="pb-lesson" role="list">
      {exercises.length > 0 && (
        <li>
          <Island feature={exercise} component={Lesson} load="visible" props={{ slugs: exercises }} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
