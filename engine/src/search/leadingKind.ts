import type { SearchKind } from '../core/searchKind.ts';
import { interpretQuery } from './builtIn/query.ts';
import { joinedWords } from './builtIn/words.ts';
import type { SearchResult } from './searchProvider.ts';

/** Kinds of results that have names of their own, unlike headings, examples, and passages. */
const NAMED_KINDS: readonly SearchKind[] = ['component', 'prop', 'cssVariable', 'token', 'icon'];

/**
 * Returns the kind whose results come before pages, which otherwise come first: that of the best result, if the query is
 * exactly its name, with or without a word for its kind ("isOpen prop").
 */
export function leadingKind(best: Pick<SearchResult, 'kind' | 'title'> | undefined, query: string): SearchKind | null {
  const [typed] = interpretQuery(query, {});
  const isNamed = best && typed && [typed.joined, typed.name].includes(joinedWords(best.title));
  return isNamed && NAMED_KINDS.includes(best.kind) ? best.kind : null;
}
