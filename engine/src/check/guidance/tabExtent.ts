import type { Token } from 'markdown-it';

import { claimsSchema } from '../../examples/claims/claimsSchema.ts';
import { importedData } from '../../examples/importedData.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';
import { wordsOf } from '../prose/words.ts';

/** How much a tab has. */
export interface TabExtent {
  /** Words that its author writes. */
  words: number;
  /** Figures, those of pairs included. */
  figures: number;
  /** Pairs of do and don't. */
  pairs: number;
  /** Claims that a test runs. */
  claims: number;
}

/**
 * Counts what an author has to write and to keep up to date. Words are those of paragraphs, lists, and cells of tables.
 * Headings follow from the model, captions from their figures, and code, tags, and data files are no prose.
 */
export function tabExtent(tokens: readonly Token[], source: Source): TabExtent {
  const words = tokens.map((token, index) =>
    token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open' ? writtenWords(token) : 0
  );
  const figures = examplesOf(source).flatMap(({ figure }) => figure ?? []);
  return {
    words: words.reduce((sum, count) => sum + count, 0),
    figures: figures.length,
    pairs: figures.filter(({ advice }) => advice === 'dont').length,
    claims: claimsIn(source)
  };
}

function writtenWords({ children }: Token): number {
  const text = (children ?? []).map(({ type, content }) => (type === 'text' ? content : ' ')).join('');
  return wordsOf(text).length;
}

/** Each file counts once, however many tables show a part of it. Invalid files are reported elsewhere. */
function claimsIn(source: Source): number {
  const tags = source.blocks.flatMap((block) => (block.kind === 'component' ? block.attributes['claims'] : null) ?? []);
  return [...new Set(tags)].reduce((sum, expression) => {
    const { roles = [], keys = [] } = claimsSchema.safeParse(readData(source, expression)).data ?? {};
    return sum + roles.length + keys.length;
  }, 0);
}

function readData(source: Source, expression: string | true): unknown {
  try {
    return importedData(source, expression)?.data;
  } catch {
    return null;
  }
}
