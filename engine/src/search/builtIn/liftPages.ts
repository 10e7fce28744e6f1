import type { Interpretation } from './query.ts';
import type { ScoredRecord } from './sliceIndex.ts';
import { SUPPORTED_PAGE_BONUS } from './weights.ts';
import { joinedWords, wordsOf } from './words.ts';

/** A page comes before the part that lifts it, and a heading before the pages above which it is lifted. */
const STEP = 0.001;
/** A heading of one word says less than a page about it. */
const LEAST_WORDS = 2;

/**
 * Raises pages that their parts speak for:
 * - A page whose title begins with the query is above its component of exactly this name: "login" means Login page.
 * - A query of a page's title and other words, which a part of this page has in its title, means the page: "card clickable".
 * @param typed the query as typed
 * @param settled addresses of pages that stay as they are
 */
export function liftPages(
  found: readonly ScoredRecord[],
  typed: Interpretation | undefined,
  settled: ReadonlySet<string>
): ScoredRecord[] {
  if (!typed) {
    return [...found];
  }
  const asked = typed.words.filter(({ weight }) => weight === 1).map(({ alternatives: [own] }) => own?.word ?? '');
  const parts = Map.groupBy(
    found.filter(({ record }) => record.kind !== 'page'),
    ({ record }) => record.page
  );
  return found.map((entry) => {
    const { record } = entry;
    const isFirstTab = record.kind === 'page' && record.address === record.page;
    const own = isFirstTab && !settled.has(record.page) ? (parts.get(record.page) ?? []) : [];
    return own.length === 0 ? entry : { ...entry, score: liftedScore(entry, own, { typed, asked }) };
  });
}

function liftedScore(
  { record: { title }, score }: ScoredRecord,
  parts: readonly ScoredRecord[],
  { typed, asked }: { typed: Interpretation; asked: readonly string[] }
): number {
  if (joinedWords(title).startsWith(typed.joined)) {
    const named = parts.filter(
      ({ record }) => record.kind === 'component' && joinedWords(record.title) === typed.joined
    );
    return Math.max(score, ...named.map((part) => part.score + STEP));
  }
  const own = wordsOf(title).map(({ text }) => text);
  const others = asked.filter((word) => !own.includes(word));
  const isSubject = others.length > 0 && own.every((word) => asked.includes(word));
  const isSupported = isSubject && parts.some(({ askedWords }) => others.every((word) => askedWords.has(word)));
  return isSupported ? score + SUPPORTED_PAGE_BONUS : score;
}

/**
 * Raises headings that have exactly the words of the query above all pages that have others: "Message bar" is a section
 * of a page, and only a synonym of Alert. A page of exactly these words stays first.
 * @param typed the query as typed
 */
export function liftHeadings(found: readonly ScoredRecord[], typed: Interpretation | undefined): ScoredRecord[] {
  const isExact = ({ record: { title } }: ScoredRecord): boolean => joinedWords(title) === typed?.joined;
  if (!typed || typed.words.length < LEAST_WORDS) {
    return [...found];
  }
  const others = found.filter((entry) => entry.record.kind === 'page' && !isExact(entry));
  const least = Math.max(0, ...others.map(({ score }) => score)) + STEP;
  return found.map((entry) =>
    entry.record.kind === 'heading' && isExact(entry) ? { ...entry, score: Math.max(entry.score, least) } : entry
  );
}
