import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { Page, Source } from '../../model.ts';
import { Island } from '../islands/Island.tsx';
import { Lesson } from './Lesson.tsx';
import { exercise } from './feature.ts';

/** Name of the component of exercises in Markdown. */
const EXERCISE = 'Exercise';

interface LessonFactsProps {
  page: Page;
  source: Source;
}

/** A line of what a lesson asks for: exercises, time, and what readers should know. Null if the page is none. */
export function LessonFacts({ page: { lesson }, source: { blocks } }: LessonFactsProps) {
  const slugs = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    return block.kind === 'component' && block.name === EXERCISE && before?.kind === 'example'
      ? [before.example.slug]
      : [];
  });
  const facts = [
    lesson.minutes !== null && fillCount(texts.exercise.minutes, lesson.minutes),
    lesson.prerequisites !== null && fillText(texts.exercise.prerequisites, { prerequisites: lesson.prerequisites })
  ].filter((fact) => fact !== false);
  return slugs.length === 0 && facts.length === 0 ? null : (
    <ul className="pb-lesson" role="list">
      {slugs.length > 0 && (
        <li>
          <Island feature={exercise} component={Lesson} load="visible" props={{ slugs }} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
