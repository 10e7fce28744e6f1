import type { Badge } from '../../model.ts';
import type { SearchRequest, TextRange } from '../searchProvider.ts';
import type { FoundPassages, PassageRequest } from './pagefind.ts';
import { readQuery } from './query.ts';
import type { ScoredResult } from './searchEngine.ts';
import { KIND_WEIGHTS } from './weights.ts';

export interface ProseAnswer {
  results: ScoredResult[];
  /** How many passages there are. */
  count: number;
}

/** Each further passage is worth so much less than the one before. */
const RANK_STEP = 0.02;

/** Passages that have all telling words of a query. @throws (rejects) Error when the index can't be had */
export async function searchProse(
  { query, section, limit }: SearchRequest,
  findPassages: (request: PassageRequest) => Promise<FoundPassages>
): Promise<ProseAnswer> {
  const words = (readQuery(query, {})[0]?.words ?? []).map(({ alternatives: [own] }) => own?.word ?? '');
  if (words.length === 0) {
    return { results: [], count: 0 };
  }
  const { passages, count } = await findPassages({ words, section, limit });
  return {
    count,
    results: passages.map(({ url, excerpt, meta }, rank) => ({
      kind: 'text',
      title: meta['title'] ?? '',
      matches: [],
      address: url,
      page: meta['page'] ?? '',
      section: meta['section'] ?? '',
      place: JSON.parse(meta['place'] ?? '[]') as string[],
      badge: (meta['badge'] as Badge | undefined) ?? null,
      excerpt: readExcerpt(excerpt),
      importLine: null,
      standalone: null,
      score: KIND_WEIGHTS.text - rank * RANK_STEP
    }))
  };
}

/** Pagefind marks what it found with `<mark>`; the text around is escaped. Its markup never gets into the page. */
function readExcerpt(markup: string): ScoredResult['excerpt'] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  let text = '';
  const matches: TextRange[] = [];
  for (const node of body.childNodes) {
    const part = node.textContent ?? '';
    if (node.nodeName === 'MARK') {
      matches.push([text.length, text.length + part.length]);
    }
    text += part;
  }
  return { text, matches };
}
