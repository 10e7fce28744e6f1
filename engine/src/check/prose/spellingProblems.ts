import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { Passage } from './passage.ts';
import { misspellings } from './spelling.ts';

/** Between two passages, so that neither goes on in the other. */
const GAP = '\n\n';

/**
 * Words of some passages that are neither in a dictionary nor among the site's own.
 * @param wordsFile name of the file that has the site's own words, for the hint; null if there is none
 */
export async function spellingProblems(
  passages: readonly Passage[],
  words: readonly string[],
  wordsFile: string | null
): Promise<Problem[]> {
  const starts: number[] = [];
  let text = '';
  for (const passage of passages) {
    starts.push(text.length);
    // An apostrophe is one, however it is drawn.
    text += passage.text.replaceAll('’', "'") + GAP;
  }
  const unknown = text === '' ? [] : await misspellings(text, words);
  return unknown.map(({ word, offset, suggestion }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const location = passages[index]?.locate(offset - (starts[index] ?? 0)) ?? null;
    return error('prose-spelling', `"${word}" is in no dictionary.`, location, hintFor(suggestion, wordsFile));
  });
}

function hintFor(suggestion: string | null, wordsFile: string | null): string {
  const list = `If it is right, add it to ${wordsFile ?? 'a file that `prose.words` names'}.`;
  return suggestion === null ? list : `Is "${suggestion}" meant? ${list}`;
}
