import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { Passage } from '../../core/proseRule.ts';

const EMPHASIS = /(?<![\p{L}\p{N}*])(\*{1,2})[^\s*](?:[^*]*[^\s*])?\1(?![\p{L}\p{N}*])/gu;
const LINK = /\[[^\]\n]+\]\([^)\s]+\)/g;

/** Finds Markdown in texts of data files and of the configuration, which are shown as written except for code. */
export function dataMarkupProblems(passage: Passage): Problem[] {
  return [EMPHASIS, LINK].flatMap((pattern) =>
    [...passage.text.matchAll(pattern)].map(({ 0: markup, index }) => {
      const message = `The text would show "${markup}" with its Markdown characters.`;
      return error('data-markup', message, passage.locate(index), 'Use quotation marks, or backticks for code.');
    })
  );
}
