import { existsSync } from 'node:fs';
import path from 'node:path';

import { type Declaration, transform } from 'lightningcss';

import { readText } from '../../content/textFile.ts';
import { requireImportedData } from '../importedData.ts';
import type { ComponentBlock, Example, Source } from '../../model.ts';
import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import { exerciseSchema } from './exerciseSchema.ts';

/** An exercise with its example and solution loaded. */
export interface Exercise {
  example: Example;
  checks: ExerciseCheck[];
  /** Its place among the exercises of the page, from 1, and their number. */
  number: number;
  total: number;
  /** Code that passes all checks, and its file extension. */
  solution: { code: string; lang: string };
}

/**
 * Reads the exercise that `<Exercise tasks={…} />` references.
 * @throws Error if the tasks are invalid, no example precedes the component, or a file or selector is wrong
 */
export function readExercise(source: Source, block: ComponentBlock): Exercise {
  const { file, data, lineOf } = requireImportedData(source, block, {
    attribute: 'tasks',
    kind: 'exercises',
    schema: exerciseSchema
  });
  const solution = path.resolve(path.dirname(file), data.solution);
  if (!existsSync(solution)) {
    throw new Error(`${file}:${lineOf(['solution'])} names a solution that doesn't exist: ${data.solution}`);
  }
  data.checks.forEach((check, index) => validateCheck(check, `${file}:${lineOf(['checks', index])}`));
  const exercises = source.blocks.filter((other) => other.kind === 'component' && other.name === block.name);
  return {
    example: exampleBefore(source, block),
    checks: data.checks,
    number: exercises.indexOf(block) + 1,
    total: exercises.length,
    solution: { code: readText(solution).trimEnd(), lang: path.extname(solution).slice(1) }
  };
}

function exampleBefore({ blocks, file }: Source, block: ComponentBlock): Example {
  const before = blocks[blocks.indexOf(block) - 1];
  if (before?.kind !== 'example') {
    throw new Error(`${file}: <Exercise> needs a live example right before it, for the reader to work on.`);
  }
  return before.example;
}

/** @param place file and line of the check */
function validateCheck({ selector, styles = {}, task }: ExerciseCheck, place: string): void {
  if (declarationsIn(`${selector} {}`) === null) {
    throw new Error(`${place}: the selector of "${task}" is not valid: ${selector}`);
  }
  for (const [property, value] of Object.entries(styles)) {
    if (!canHave(property, value)) {
      throw new Error(`${place}: "${task}" expects a value that ${property} can't have: ${value}`);
    }
  }
}

/** Whether a value is possible, as far as the parser knows; values with variables are left to the browser. */
function canHave(property: string, value: string): boolean {
  const [declaration, ...others] = declarationsIn(`* { ${property}: ${value} }`) ?? [];
  const isParsed = declaration?.property !== 'unparsed' || value.includes('var(');
  return declaration !== undefined && others.length === 0 && isParsed;
}

/** Returns the declarations in a style sheet; null if it is invalid. */
function declarationsIn(css: string): Declaration[] | null {
  const declarations: Declaration[] = [];
  const visitor = { Declaration: (declaration: Declaration) => void declarations.push(declaration) };
  try {
    transform({ filename: 'check.css', code: Buffer.from(css), visitor });
    return declarations;
  } catch {
    return null;
  }
}
