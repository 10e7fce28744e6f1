import type { Badge } from '../../model.ts';
import { IDENTIFIER_KINDS, type ServiceRecord } from '../../search/hosted/serviceRecord.ts';
import type { SearchKind } from '../../search/searchKind.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';
import { PushError } from './pushService.ts';

/** The service refuses bigger records; as JSON. */
const MAX_RECORD_BYTES = 10_000;

/** Kinds in the order in which readers mostly mean a name. */
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
 * A record as the service gets it. One that is too big loses the end of its text, and if need be of its keywords.
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
    section,
    place,
    badge,
    keywords: [...record.keywords, ...wordsOfName(title)],
    text,
    importLine,
    standalone,
    rank: KIND_RANK[kind] + (badge === null ? 0 : BADGE_RANK[badge]),
    // Of a page's passages the best one stands for all; other records never stand for each other.
    group: kind === 'text' ? `text ${page}` : id
  });
}

/** The words in a name such as `AngleDownIcon`, which the service takes for one. */
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
 * The longest beginning of a text that fits, up to the end of a word and with an ellipsis.
 * @param fits whether a text is short enough; of what fits, every beginning fits too
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

/** At most as many characters of a text, without the word that they end in the middle of. */
function beginning(text: string, length: number): string {
  if (length >= text.length) {
    return text;
  }
  const part = text.slice(0, length + 1);
  const end = part.search(/\s+\S*$/);
  // A text without spaces ends between two characters, never within one.
  const words = end > 0 ? part.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return words === '' ? '' : `${words}${ELLIPSIS}`;
}
