import { type RowList, readRows } from '../listFilter/rowFilter.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';
import { createPatternMatcher } from './patternMatcher.ts';

/** The rows of a section's tables that match a text. */
export interface FoundRows {
  text: string;
  count: number;
  total: number;
  /** What the reader should know of how the text was understood, or null. */
  note: string | null;
}

interface ReferenceRows {
  /** Shows the rows that match alone; null if a later call has overtaken this one. */
  filter: (text: string) => Promise<FoundRows | null>;
  showAll: () => void;
  stop: () => void;
}

/** Steps that a value comes from begin with an arrow. */
const LINE_START = /\n(?:→ )?/;

/** Filters the rows of a section's tables, by patterns or by words. Nothing is read until then. */
export function createReferenceRows(sectionId: string, hasPatterns: boolean): ReferenceRows {
  let list: RowList | null = null;
  let texts: string[] | null = null;
  let calls = 0;
  const rowList = (): RowList => (list ??= readRows(document.getElementById(sectionId) ?? document.body));
  const readFields = (): string[][] => rowList().rows.map(({ element }) => fieldsOf(element));
  const matcher = createPatternMatcher(readFields);

  const findWords = (text: string): ReadonlySet<number> => {
    const words = queryWords(text);
    texts ??= readFields().map((fields) => fold(fields.join('\n')));
    return new Set(texts.flatMap((own, index) => (hasWords(words, own) ? [index] : [])));
  };
  const show = (matched: ReadonlySet<number> | null): number => {
    const count = rowList().show((index) => matched === null || matched.has(index));
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`#${CSS.escape(sectionId)} .pb-inherited`)) {
      details.open = matched !== null && details.querySelector('tbody > tr:not([hidden])') !== null;
    }
    return count;
  };

  return {
    async filter(text) {
      calls += 1;
      const call = calls;
      const match = hasPatterns ? await matcher.match(text) : { rows: findWords(text), note: null };
      // The reader may have typed on while the answer was on its way.
      return match && call === calls
        ? { text, count: show(match.rows), total: rowList().rows.length, note: match.note }
        : null;
    },
    showAll() {
      calls += 1;
      if (list) {
        show(null);
      }
    },
    stop: matcher.stop
  };
}

/** The texts of a row that a filter looks at: its cells, and each line of them, so that a pattern can name its ends. */
function fieldsOf({ children }: Element): string[] {
  return [...children].flatMap(({ textContent }) => {
    const lines = textContent.split(LINE_START);
    return lines.length > 1 ? [lines.join(' '), ...lines] : lines;
  });
}
