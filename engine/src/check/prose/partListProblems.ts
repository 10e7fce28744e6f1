import type { Token } from 'markdown-it';

import { partsOf } from '../../content/nameExamples.ts';
import { liveFence } from '../../content/markdown/liveFence.ts';
import { lineOf } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';

/** Finds figures with numbered parts whose section has no ordered list, or one with another number of entries. */
export function partListProblems({ file, tokens }: OwnPage): Problem[] {
  return [...tokens.entries()].flatMap(([index, token]) => {
    const count = partCount(token);
    if (count === 0) {
      return [];
    }
    const list = listAfter(tokens, index);
    if (!list) {
      const message = 'No ordered list after this figure names its numbered parts.';
      const hint = 'Write the list before the next heading, with one entry for each part.';
      return [error('part-list', message, { file, line: lineOf(token) }, hint)];
    }
    if (list.entries === count) {
      return [];
    }
    const message = `The list has ${list.entries} entries, the figure on line ${lineOf(token)} has ${count} parts.`;
    const hint = 'Number every part of the list in the figure, in the same order.';
    return [error('part-list', message, { file, line: list.line }, hint)];
  });
}

function partCount(token: Token): number {
  const fence = token.type === 'fence' && token.level === 0 ? liveFence(token) : null;
  return fence ? partsOf(fence.info).length : 0;
}

/** Finds the first ordered list of the same section. */
function listAfter(tokens: readonly Token[], index: number): { line: number; entries: number } | null {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ type, level }) => type === 'heading_open' && level === 0);
  const section = end === -1 ? rest : rest.slice(0, end);
  const start = section.findIndex(({ type, level }) => type === 'ordered_list_open' && level === 0);
  if (start === -1) {
    return null;
  }
  const length = section.slice(start).findIndex(({ type, level }) => type === 'ordered_list_close' && level === 0);
  const items = section
    .slice(start, start + length)
    .filter(({ type, level }) => type === 'list_item_open' && level === 1);
  return { line: lineOf(section[start]), entries: items.length };
}
