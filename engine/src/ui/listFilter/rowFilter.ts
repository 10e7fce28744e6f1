import { fold, hasWords, queryWords } from '../textMatch.ts';

/** What a list is narrowed to: the query of the address, `q` for words and one name for each kind of choice. */
export type FilterQuery = URLSearchParams;

/** Kinds of choices by name: rows have to fit one of the chosen values, or all of them. */
export type FilterKinds = Readonly<Record<string, 'any' | 'all'>>;

/** Filters the rows of a list that the build wrote; they stay static HTML. */
export interface RowFilter {
  readonly total: number;
  /** Hides the rows that don't fit, and groups without a row that does. @returns how many rows fit */
  show(query: FilterQuery): number;
}

interface Row {
  element: HTMLElement;
  /** What words are looked for in, its id included. */
  text: string;
  /** Its values by kind, as `data-values` has them: `kind:value`. */
  values: ReadonlySet<string>;
  groups: Group[];
}

interface Group {
  element: HTMLElement;
  matches: number;
}

/**
 * Reads the rows (`data-row`) and groups (`data-row-group`) of a list. Groups add to the text and the values of the rows
 * in them (`data-text`, `data-values`).
 * @param textIn selector of the part of a row that holds its text; null for the whole row
 */
export function createRowFilter(list: HTMLElement, kinds: FilterKinds, textIn: string | null): RowFilter {
  const groups = new Map<Element, Group>();
  for (const element of list.querySelectorAll<HTMLElement>('[data-row-group]')) {
    groups.set(element, { element, matches: 0 });
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].map((element): Row => {
    const around = ancestorsOf(element, list).flatMap((ancestor) => groups.get(ancestor) ?? []);
    const texts = around.map((group) => group.element.dataset['text'] ?? '');
    const own = textIn === null ? element : element.querySelector(textIn);
    return {
      element,
      text: fold([element.id, own?.textContent ?? '', ...texts].join(' ')),
      values: new Set([element, ...around.map((group) => group.element)].flatMap(valuesOf)),
      groups: around
    };
  });

  return {
    total: rows.length,
    show(query) {
      const isMatch = matcherOf(query, kinds);
      groups.forEach((group) => (group.matches = 0));
      const shown = rows.filter((row) => {
        row.element.hidden = !isMatch(row);
        if (!row.element.hidden) {
          row.groups.forEach((group) => (group.matches += 1));
        }
        return !row.element.hidden;
      });
      const isNarrowed = shown.length < rows.length;
      for (const { element, matches } of groups.values()) {
        element.hidden = isNarrowed && matches === 0;
        // From which the browser guesses the height of rows that it hasn't laid out.
        if (element.style.getPropertyValue('--pb-rows') !== '') {
          element.style.setProperty('--pb-rows', String(matches));
        }
      }
      return shown.length;
    }
  };
}

function matcherOf(query: FilterQuery, kinds: FilterKinds): (row: Row) => boolean {
  const words = queryWords(query.get('q') ?? '');
  const choices = Object.entries(kinds).map(([kind, match]) => ({
    match,
    chosen: query.getAll(kind).map((value) => `${kind}:${value}`)
  }));
  return ({ text, values }) =>
    hasWords(words, text) &&
    choices.every(
      ({ match, chosen }) =>
        chosen.length === 0 ||
        (match === 'all' ? chosen.every((value) => values.has(value)) : chosen.some((value) => values.has(value)))
    );
}

function valuesOf({ dataset }: HTMLElement): string[] {
  return dataset['values']?.split(' ') ?? [];
}

function ancestorsOf(element: HTMLElement, list: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let parent = element.parentElement; parent && parent !== list; parent = parent.parentElement) {
    found.push(parent);
  }
  return found;
}
