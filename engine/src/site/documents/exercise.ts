import { highlightToHtml } from '../../content/highlight.ts';
import { readExercise } from '../../examples/exercise/readExercise.ts';
import type { ComponentBlock, Source } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';

/**
 * HTML of `<Exercise tasks={…} />`: what a reader is to make of the example before it.
 * @throws Error as `readExercise`
 */
export function exerciseHtml({ app }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { example, checks, solution } = readExercise(source, block);
  return app.renderExercise({
    slug: example.slug,
    title: example.title,
    checks,
    solutionHtml: highlightToHtml(solution.code, solution.lang)
  });
}
