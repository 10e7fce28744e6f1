import * as texts from '../../core/texts.ts';
import { type RowList, readRows } from '../listFilter/rowFilter.ts';
import { textOf } from '../reference/LinkedText.tsx';
import { VARIABLE_ROW } from '../rowActions/variableRow.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';
import { loadedDetails, loadVariables, tablePropsOf } from '../variableDetails/publishedVariables.ts';
import { type Match, matchPattern } from './matchPattern.ts';

/** Number of rows in a section's tables that match a text. */
export interface FoundRows extends Pick<Match, 'note'> {
  text: string;
  count: number;
  total: number;
}

interface ReferenceRows {
  /** Loads what rows show when they are open, which the filter searches, too. @returns whether all of it is there */
  loadDetails: () => Promise<boolean>;
  /** Shows the matching rows only, unless the signal has aborted. */
  filter: (text: string, hasDetails: boolean, signal: AbortSignal) => Promise<FoundRows>;
  showAll: () => void;
}

/** Creates the filter of a section's tables, by patterns or by words. Rows are read lazily. */
export function createReferenceRows(sectionId: string, hasPatterns: boolean): ReferenceRows {
  let list: RowList | null = null;
  let prefixes: readonly string[] | null = null;
  let fields: string[][] | null = null;
  const readList = (): RowList => (list ??= readRows(document.getElementById(sectionId) ?? document.body));
  const readPrefixes = (): readonly string[] => (prefixes ??= prefixesOf(readList().rows));
  return {
    loadDetails: async () => (await Promise.all(readPrefixes().map(loadVariables))).every(Boolean),
    async filter(text, hasDetails, signal) {
      const { rows: all, show } = readList();
      const searched = fields ?? all.map(({ element }) => fieldsOf(element));
      fields = hasDetails ? searched : null;
      const { rows, note } = hasPatterns ? await matchPattern(searched, text, signal) : matchWords(searched, text);
      const notes = [note, hasDetails ? null : texts.referenceFilter.detailsFailed].filter((each) => each !== null);
      return {
        text,
        note: notes.length === 0 ? null : notes.join(' '),
        count: signal.aborted ? 0 : show((index) => rows.has(index)),
        total: all.length
      };
    },
    showAll: () => void list?.show(null)
  };
}

/** Returns the prefixes of the CSS variables in rows, each once. */
function prefixesOf(rows: RowList['rows']): string[] {
  const variables = rows.filter(({ element }) => element.matches(VARIABLE_ROW));
  return [...new Set(variables.map(({ element }) => tablePropsOf(element).prefix))];
}

function matchWords(rows: string[][], text: string): Match {
  const words = queryWords(text);
  const isMatch = (fields: string[]): boolean => hasWords(words, fold(fields.join('\n')));
  return { rows: new Set(rows.flatMap((fields, index) => (isMatch(fields) ? [index] : []))), note: null };
}

/** Returns the searchable texts of a row: its cells, and each of their lines, so that `^` and `$` work per line. */
function fieldsOf(row: HTMLElement): string[] {
  const cells = [...row.children].map(({ textContent }) => textContent.split('\n'));
  const isVariable = row instanceof HTMLTableRowElement && row.matches(VARIABLE_ROW);
  return (isVariable ? cells.with(-1, valueLines(row)) : cells).flatMap((lines) =>
    lines.length > 1 ? [lines.join(' '), ...lines] : lines
  );
}

/** Returns the values of a CSS variable, and what its row shows when it is open, whether or not it is. */
function valueLines(row: HTMLTableRowElement): string[] {
  const shown = row.querySelector('summary') ?? row.cells[row.cells.length - 1];
  const details = loadedDetails(row);
  return [
    ...(shown?.textContent ?? '').trim().split('\n'),
    ...(details?.values.flatMap(({ steps }) => steps.map(textOf)) ?? []),
    ...(details === null || details.token === null ? [] : [details.token])
  ];
}
