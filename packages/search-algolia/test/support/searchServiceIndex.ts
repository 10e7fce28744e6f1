/** Index of the fake search service. It answers queries in a simplified way, but in the service's format. */
export interface ServiceIndex {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: Record<string, unknown>[];
}

export interface ServiceQuery {
  query?: string;
  filters?: string;
  hitsPerPage?: number;
  facets?: string[];
  distinct?: boolean;
  attributesToRetrieve?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

interface Match {
  record: Record<string, unknown>;
  /** Index of the first searchable attribute with a word of the query. */
  attribute: number;
}

const SEARCHABLE = [['title', 'identifier'], ['keywords'], ['place'], ['text']];

export function emptyIndex(): ServiceIndex {
  return { records: new Map(), settings: {}, synonyms: [] };
}

/** Answers a query in the service's format. */
export function answerQuery(index: ServiceIndex, query: ServiceQuery): Record<string, unknown> {
  const words = wordsOf(query.query ?? '');
  const found = [...index.records.values()]
    .filter(inFilters(query.filters ?? ''))
    .flatMap((record) => matchOf(record, words, index.synonyms))
    .toSorted((a, b) => a.attribute - b.attribute || Number(b.record['rank']) - Number(a.record['rank']))
    .map(({ record }) => record);
  const isGrouped = query.distinct ?? index.settings['distinct'] === true;
  const hits = isGrouped ? firstOfGroups(found, String(index.settings['attributeForDistinct'])) : found;
  return {
    hits: hits.slice(0, query.hitsPerPage ?? 20).map((record) => toHit(record, words, query)),
    nbHits: hits.length,
    page: 0,
    ...(query.facets ? { facets: Object.fromEntries(query.facets.map((name) => [name, countBy(hits, name)])) } : {})
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function matchOf(record: Record<string, unknown>, words: string[], synonyms: ServiceIndex['synonyms']): Match[] {
  const texts = SEARCHABLE.map((names) => wordsOf(names.map((name) => JSON.stringify(record[name] ?? '')).join(' ')));
  const has = (text: string[], word: string): boolean =>
    [word, ...synonymsOf(word, synonyms)].some((asked) => text.some((own) => own.startsWith(asked)));
  const isMatch = words.every((word) => texts.some((text) => has(text, word)));
  return isMatch ? [{ record, attribute: texts.findIndex((text) => words.some((word) => has(text, word))) }] : [];
}

function synonymsOf(word: string, synonyms: ServiceIndex['synonyms']): string[] {
  return synonyms.filter(({ input }) => input === word).flatMap((entry) => entry['synonyms'] as string[]);
}

/** Parses filters such as `(kind:a OR kind:b) AND section:"c"`. */
function inFilters(filters: string): (record: Record<string, unknown>) => boolean {
  const all = filters.split(' AND ').map((part) => [...part.matchAll(/(\w+):"?([^")\s]+)/g)]);
  return (record) =>
    filters === '' || all.every((any) => any.some(([, name = '', value]) => String(record[name]) === value));
}

function firstOfGroups(records: Record<string, unknown>[], attribute: string): Record<string, unknown>[] {
  const seen = new Set<unknown>();
  return records.filter((record) => seen.size < seen.add(record[attribute]).size);
}

function countBy(records: Record<string, unknown>[], name: string): Record<string, number> {
  const groups = Map.groupBy(records, (record) => String(record[name]));
  return Object.fromEntries([...groups].map(([value, group]) => [value, group.length]));
}

function toHit(record: Record<string, unknown>, words: string[], query: ServiceQuery): Record<string, unknown> {
  const retrieved = query.attributesToRetrieve ?? Object.keys(record);
  const name = record['title'] === undefined ? 'identifier' : 'title';
  return {
    objectID: record['objectID'],
    ...Object.fromEntries(retrieved.flatMap((key) => (key in record ? [[key, record[key]]] : []))),
    _highlightResult: { [name]: marked(String(record[name]), words, query) },
    _snippetResult: { text: marked(String(record['text']), words, query) }
  };
}

function marked(text: string, words: string[], { highlightPreTag, highlightPostTag }: ServiceQuery) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  const value =
    words.length === 0 ? text : text.replace(pattern, `${highlightPreTag ?? '<em>'}$1${highlightPostTag ?? '</em>'}`);
  return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: words };
}
