import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from 'lightningcss';
import { z } from 'zod';

import { highlightToHtml } from '../content/highlight.ts';
import { type ExerciseCheck, exerciseSchema } from '../exercise/exerciseSchema.ts';
import type { ComponentBlock, Example, Source } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { importedData } from './importedData.ts';

/**
 * HTML of `<Exercise tasks={…} />`: what a reader is to make of the example before it.
 * @throws Error when the tasks don't fit their schema, there is no example, or a file or selector is wrong
 */
export function exerciseHtml({ app }: DocumentContext, source: Source, block: ComponentBlock): string {
  const imported = importedData(source, block.attributes['tasks']);
  if (imported === null) {
    throw new Error(`${source.file}: <Exercise> needs tasks={…} that name a JSON file imported above.`);
  }
  const { success, data, error } = exerciseSchema.safeParse(imported.data);
  if (!success) {
    throw new Error(`${imported.file} doesn't fit the schema of exercises:\n${z.prettifyError(error)}`);
  }
  const solution = path.resolve(path.dirname(imported.file), data.solution);
  if (!existsSync(solution)) {
    throw new Error(`${imported.file} names a solution that doesn't exist: ${data.solution}`);
  }
  data.checks.forEach((check) => validateSelector(check, imported.file));
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
