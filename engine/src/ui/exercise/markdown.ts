import { type Exercise, readExercise } from '../../examples/exercise/readExercise.ts';
import type { EngineComponent } from '../markdownContext.ts';
import './exercise.css';
import type { ExerciseProps } from './Exercise.tsx';
import { ExerciseIsland } from './ExerciseIsland.tsx';

/** `<Exercise tasks={…} />` asks readers to change the example before it. */
export const exercise: EngineComponent<ExerciseProps, Exercise> = {
  component: ExerciseIsland,
  readData: ({ source, block }) => readExercise(source, block),
  createProps(_use, { highlight }, { example, checks, number, total, solution }) {
    return {
      slug: example.slug,
      title: example.title,
      checks,
      number,
      total,
      solutionHtml: highlight(solution.code, solution.lang)
    };
  }
};
