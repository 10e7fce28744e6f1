import { type RowList, readRows } from '../listFilter/rowFilter.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';
import { type Match, matchPattern } from './matchPattern.ts';

/** How many rows of a section's tables match a text. */
export interface FoundRows extends Pick<Match, 'note'> {
  text: string;
  count: number;
  total: number;
}

interface ReferenceRows {
  /** Shows the rows that match alone, unless nobody waits for it any more. */
  filter: (text: string, signal: AbortSignal) => Promise<FoundRows>;
  showAll: () => void;
}

/** Steps that a value comes from begin with an arrow. */
const LINE_START = /\n(?:→ )?/;

/** Filters the rows of a section's tables, by patterns or by words. Nothing is read until then. */
export function createReferenceRows(sectionId: string, hasPatterns: boolean): ReferenceRows {
  let known: { section: Element; list: RowList; fields: string[][] } | null = null;
  const read = () => {
    const section = document.getElementById(sectionId) ?? document.body;
    const list = readRows(section);
    return (known ??= { section, list, fields: list.rows.map(({ element }) => fieldsOf(element)) });
  };
  const show = (matched: ReadonlySet<number> | null): number => {
    const { section, list } = known ?? read();
    const count = list.show((index) => matched === null || matched.has(index));
    for (const details of section.querySelectorAll<HTMLDetailsElement>('.pb-inherited')) {
      details.open = matched !== null && details.querySelector('tbody > tr:not([hidden])') !== null;
    }
    return count;
  };
  return {
    async filter(text, signal) {
      const { fields } = known ?? read();
      const { rows, note } = hasPatterns ? await matchPattern(fields, text, signal) : matchWords(fields, text);
      return { text, note, count: signal.aborted ? 0 : show(rows), total: fields.length };
    },
    showAll() {
      if (known) {
        show(null);
      }
    }
  };
}

function matchWords(rows: string[][], text: string): Match {
  const words = queryWords(text);
  const isMatch = (fields: string[]): boolean => hasWords(words, fold(fields.join('\n')));
  return { rows: new Set(rows.flatMap((fields, index) => (isMatch(fields) ? [index] : []))), note: null };
}

/** The texts of a row that a filter looks at: its cells, and each line of them, so that a pattern can name its ends. */
function fieldsOf({ children }: Element): string[] {
  return [...children].flatMap(({ textContent }) => {
    const lines = textContent.split(LINE_START);
    return lines.length > 1 ? [lines.join(' '), ...lines] : lines;
  });
}
