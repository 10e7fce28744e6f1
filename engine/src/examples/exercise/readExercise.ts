import { existsSync } from 'node:fs';
import path from 'node:path';

import { type Declaration, transform } from 'lightningcss';

import { readText } from '../../content/textFile.ts';
import { requireImportedData } from '../importedData.ts';
import type { ComponentBlock, Example, Source } from '../../model.ts';
import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import { exerciseSchema } from './exerciseSchema.ts';

/** Name of the component of exercises in Markdown. */
const EXERCISE = 'Exercise';

/** A tag of an exercise in Markdown. */
interface ExerciseTag {
  block: ComponentBlock;
  /** What readers work on; null if there is no example right before the tag. */
  example: Example | null;
}

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
  const tags = exerciseTags(source);
  const index = tags.findIndex((tag) => tag.block === block);
  const example = tags[index]?.example ?? null;
  if (example === null) {
    throw new Error(`${source.file}: <Exercise> needs a live example right before it, for the reader to work on.`);
  }
  return {
    example,
    checks: data.checks,
    number: index + 1,
    total: tags.length,
    solution: { code: readText(solution).trimEnd(), lang: path.extname(solution).slice(1) }
  };
}

/** Returns the exercises of a tab, in order. */
export function exerciseTags({ blocks }: Pick<Source, 'blocks'>): ExerciseTag[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    return block.kind === 'component' && block.name === EXERCISE
      ? [{ block, example: before?.kind === 'example' ? before.example : null }]
      : [];
  });
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
