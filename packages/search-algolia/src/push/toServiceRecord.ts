import type { Badge, SearchKind, SearchRecord } from 'patternbook';

import { IDENTIFIER_KINDS, type ServiceRecord } from '../serviceRecord.ts';
import { PushError } from './pushService.ts';

/** Maximum size of a record as JSON that the service accepts. */
const MAX_RECORD_BYTES = 10_000;

/** Ranks by kind: readers who type a name mostly mean a page, least often a passage of text. */
const KIND_RANK: Readonly<Record<SearchKind, number>> = {
  page: 100,
  component: 90,
  heading: 70,
  example: 60,
  icon: 50,
  prop: 45,
  token: 40,
  cssVariable: 30,
  text: 20
};

const BADGE_RANK: Readonly<Record<Badge, number>> = { beta: 0, demo: -10, deprecated: -50 };

/**
 * Converts a record for the service. If it is too big, its text and, if necessary, its keywords are truncated.
 * @throws PushError for a record that is too big without either
 */
export function toServiceRecord(record: SearchRecord): ServiceRecord {
  const { id, kind, title, page, badge } = record;
  const { address, section, place, text, importLine, standalone } = record;
  return fitted({
    objectID: id,
    kind,
    ...(IDENTIFIER_KINDS.has(kind) ? { identifier: title } : { title }),
    address,
    page,
    section,
    place,
    badge,
    keywords: [...record.keywords, ...wordsOfName(title)],
    text,
    importLine,
    standalone,
    rank: KIND_RANK[kind] + (badge === null ? 0 : BADGE_RANK[badge]),
    // Passages of a page are deduplicated to the best match; other records are never grouped.
    group: kind === 'text' ? `text ${page}` : id
  });
}

/** Splits a name such as `AngleDownIcon`, which the service treats as one word. */
function wordsOfName(name: string): string[] {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return words === name ? [] : [words];
}

function fitted(record: ServiceRecord): ServiceRecord {
  if (fits(record)) {
    return record;
  }
  const text = shortenText(record.text, (shorter) => fits({ ...record, text: shorter }));
  if (text !== null) {
    return { ...record, text };
  }
  const withKeywords = (keywords: readonly string[]): ServiceRecord => ({
    ...record,
    text: '',
    keywords: [...keywords]
  });
  const { keywords } = record;
  const count = keywords.findIndex((_, index) => !fits(withKeywords(keywords.slice(0, index + 1))));
  const smallest = withKeywords(keywords.slice(0, count === -1 ? keywords.length : count));
  if (!fits(smallest)) {
    throw new PushError(
      `The record "${record.objectID.slice(0, 200)}" is bigger than the ${MAX_RECORD_BYTES} bytes that the service takes.`
    );
  }
  return smallest;
}

function fits(record: ServiceRecord): boolean {
  return Buffer.byteLength(JSON.stringify(record)) <= MAX_RECORD_BYTES;
}

const ELLIPSIS = '…';

/**
 * Returns the longest prefix of a text that fits, cut at the end of a word, with an ellipsis.
 * @param fits whether a text is short enough; must be monotonic: every prefix of a text that fits also fits
 * @returns null if not even an empty text fits
 */
function shortenText(text: string, fits: (text: string) => boolean): string | null {
  if (!fits('')) {
    return null;
  }
  let shortest = 0;
  let longest = text.length;
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(beginning(text, middle))) {
      shortest = middle;
    } else {
      longest = middle - 1;
    }
  }
  return beginning(text, shortest);
}

/** Truncates a text to at most `length` characters plus an ellipsis, at the end of a word. */
function beginning(text: string, length: number): string {
  if (length >= text.length) {
    return text;
  }
  const part = text.slice(0, length + 1);
  const end = part.search(/\s+\S*$/);
  // A text without spaces is never cut within a surrogate pair.
  const words = end > 0 ? part.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return words === '' ? '' : `${words}${ELLIPSIS}`;
}
