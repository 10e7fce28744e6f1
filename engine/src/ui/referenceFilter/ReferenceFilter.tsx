import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { CSS_FILTER_DEBOUNCE_MS } from '../../core/constants.ts';
import { ExpandAll } from '../disclosure/ExpandAll.tsx';
import { FilterField } from '../listFilter/filterControls.tsx';
import { type RowList, readRows } from '../listFilter/rowFilter.ts';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';
import { useShownTarget } from '../listFilter/useShownTarget.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';
import { type Match, matchPattern } from './matchPattern.ts';

export interface ReferenceFilterProps {
  /** Id of the section with the tables. */
  sectionId: string;
  /** Query parameter in the address. */
  name: string;
  /** What the rows are, e.g. `props`. */
  noun: string;
  /** Whether rows are searched by regular expressions; by words otherwise. */
  hasPatterns: boolean;
  /** Whether there is more than one part to expand. */
  canExpand: boolean;
}

/** Filters the reference tables of a section, whose rows stay static HTML, and can expand all collapsed parts. */
export function ReferenceFilter({ sectionId, name, noun, hasPatterns, canExpand }: ReferenceFilterProps) {
  const label = fillText(texts.referenceFilter.label, { noun });
  const { search, changeQuery } = useAddressQuery();
  const value = new URLSearchParams(search).get(name) ?? '';
  const found = useFoundRows(sectionId, value.trim(), hasPatterns);
  useShownTarget(sectionId, (follow) => flushSync(() => changeQuery((query) => query.delete(name), follow)));
  return (
    <div className="pb-reference-filter">
      <FilterField
        placeholder={label}
        value={value}
        onChange={(text) => changeQuery((query) => (text === '' ? query.delete(name) : query.set(name, text)), 'soon')}
      />
      {canExpand && <ExpandAll partOf={sectionId} noun={noun} />}
      <span className="pb-reference-count" role="status">
        {found && describe(found, noun)}
      </span>
    </div>
  );
}

/** @returns the matching rows of the last answered text; null without a filter or an answer */
function useFoundRows(sectionId: string, text: string, hasPatterns: boolean): FoundRows | null {
  const [rows] = useState(() => createReferenceRows(sectionId, hasPatterns));
  const [found, setFound] = useState<FoundRows | null>(null);
  useLayoutEffect(() => {
    if (text === '') {
      rows.showAll();
      return undefined;
    }
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const filter = (): void =>
      void rows.filter(text, signal).then((answer) => {
        if (!signal.aborted) {
          setFound(answer);
        }
      });
    const timer = setTimeout(filter, hasPatterns ? CSS_FILTER_DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      lifetime.abort();
    };
  }, [rows, text, hasPatterns]);
  return text === '' ? null : found;
}

function describe({ text, count, total, note }: FoundRows, noun: string): string {
  const left =
    count === 0
      ? fillText(texts.referenceFilter.noMatches, { noun, query: text })
      : fillText(texts.referenceFilter.count, { count, total, noun });
  return note === null ? left : `${left} ${note}`;
}

/** Number of rows in a section's tables that match a text. */
interface FoundRows extends Pick<Match, 'note'> {
  text: string;
  count: number;
  total: number;
}

interface ReferenceRows {
  /** Shows the matching rows only, unless the signal has aborted. */
  filter: (text: string, signal: AbortSignal) => Promise<FoundRows>;
  showAll: () => void;
}

/** Separator of a cell's lines; resolution steps of values begin with an arrow. */
const LINE_START = /\n(?:→ )?/;

/** Creates the filter of a section's tables, by patterns or by words. Rows are read lazily. */
function createReferenceRows(sectionId: string, hasPatterns: boolean): ReferenceRows {
  let known: { list: RowList; fields: string[][] } | null = null;
  const read = () => {
    const list = readRows(document.getElementById(sectionId) ?? document.body);
    return (known ??= { list, fields: list.rows.map(({ element }) => fieldsOf(element)) });
  };
  const show = (matched: ReadonlySet<number> | null): number =>
    (known ?? read()).list.show(matched && ((index) => matched.has(index)));
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

/** Returns the searchable texts of a row: its cells, and each of their lines, so that `^` and `$` work per line. */
function fieldsOf({ children }: Element): string[] {
  return [...children].flatMap(({ textContent }) => {
    const lines = textContent.split(LINE_START);
    return lines.length > 1 ? [lines.join(' '), ...lines] : lines;
  });
}
