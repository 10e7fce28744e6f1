import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from 'lightningcss';

import { requireImportedData } from '../importedData.ts';
import type { ComponentBlock, Example, Source } from '../../model.ts';
import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import { exerciseSchema } from './exerciseSchema.ts';

/** An exercise with its example and solution loaded. */
export interface Exercise {
  example: Example;
  checks: ExerciseCheck[];
  /** Code that passes all checks, and its file extension. */
  solution: { code: string; lang: string };
}

/**
 * Reads the exercise that `<Exercise tasks={…} />` references.
 * @throws Error if the tasks are invalid, no example precedes the component, or a file or selector is wrong
 */
export function readExercise(source: Source, block: ComponentBlock): Exercise {
  const { file, data } = requireImportedData(source, block, {
    attribute: 'tasks',
    kind: 'exercises',
    schema: exerciseSchema
  });
  const solution = path.resolve(path.dirname(file), data.solution);
  if (!existsSync(solution)) {
    throw new Error(`${file} names a solution that doesn't exist: ${data.solution}`);
  }
  data.checks.forEach((check) => validateSelector(check, file));
  return {
    example: exampleBefore(source, block),
    checks: data.checks,
    solution: { code: readFileSync(solution, 'utf8').trimEnd(), lang: path.extname(solution).slice(1) }
  };
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
