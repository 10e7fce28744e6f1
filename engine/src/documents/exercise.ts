import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from 'lightningcss';

import { highlightToHtml } from '../content/highlight.ts';
import { type ExerciseCheck, exerciseSchema } from '../exercise/exerciseSchema.ts';
import type { ComponentBlock, Example, Source } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { importedAs } from './importedData.ts';

/**
 * HTML of `<Exercise tasks={…} />`: what a reader is to make of the example before it.
 * @throws Error when the tasks don't fit their schema, there is no example, or a file or selector is wrong
 */
export function exerciseHtml({ app }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { file, data } = importedAs(source, block, { attribute: 'tasks', kind: 'exercises', schema: exerciseSchema });
  const solution = path.resolve(path.dirname(file), data.solution);
  if (!existsSync(solution)) {
    throw new Error(`${file} names a solution that doesn't exist: ${data.solution}`);
  }
  data.checks.forEach((check) => validateSelector(check, file));
  const example = exampleBefore(source, block);
  return app.renderExercise({
    slug: example.slug,
    title: example.title,
    checks: data.checks,
    solutionHtml: highlightToHtml(readFileSync(solution, 'utf8').trimEnd(), path.extname(solution).slice(1))
  });
}

function exampleBefore({ blocks, file }: Source, block: ComponentBlock): Example {
  const before = blocks[blocks.indexOf(block) - 1];
  if (before?.kind !== 'example') {
    throw new Error(`${file}: <Exercise> needs a live example right before it, for the reader to work on.`);
  }
  return before.example;
}

function validateSelector({ selector, task }: ExerciseCheck, file: string): void {
  try {
    transform({ filename: file, code: Buffer.from(`${selector} {}`) });
  } catch {
    throw new Error(`${file}: the selector of "${task}" is not valid: ${selector}`);
  }
}
