import { fold, hasWords, queryWords } from '../textMatch.ts';

/** Filter of a list: the query of the address, `q` for words and one name for each kind of choice. */
export type FilterQuery = URLSearchParams;

/** Kinds of choices by name: rows have to fit one of the chosen values, or all of them. */
export type FilterKinds = Readonly<Record<string, 'any' | 'all'>>;

/** The rows of a list that the build wrote; they stay static HTML. */
export interface RowList {
  readonly rows: readonly Row[];
  /** Hides the rows that don't fit, and groups without a row that does. @returns how many rows fit */
  show: (isShown: (index: number) => boolean) => number;
}

interface Row {
  element: HTMLElement;
  groups: Group[];
}

interface Group {
  element: HTMLElement;
  /** From which the browser guesses the height of rows that it hasn't laid out; empty where it needn't. */
  shownRows: string;
  matches: number;
}

/** Reads the rows (those of tables, and what has `data-row`) and groups (`data-row-group`) of a list. */
export function readRows(list: HTMLElement): RowList {
  const groups = new Map<Element, Group>();
  for (const element of list.querySelectorAll<HTMLElement>('[data-row-group]')) {
    groups.set(element, { element, shownRows: element.style.getPropertyValue('--pb-rows'), matches: 0 });
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row], tbody > tr')].map((element) => ({
    element,
    groups: ancestorsOf(element, list).flatMap((ancestor) => groups.get(ancestor) ?? [])
  }));

  return {
    rows,
    show(isShown) {
      groups.forEach((group) => (group.matches = 0));
      const shown = rows.filter((row, index) => {
        row.element.hidden = !isShown(index);
        if (!row.element.hidden) {
          row.groups.forEach((group) => (group.matches += 1));
        }
        return !row.element.hidden;
      });
      const isNarrowed = shown.length < rows.length;
      for (const { element, shownRows, matches } of groups.values()) {
        element.hidden = isNarrowed && matches === 0;
        if (shownRows !== '') {
          element.style.setProperty('--pb-rows', isNarrowed ? String(matches) : shownRows);
        }
      }
      return shown.length;
    }
  };
}

/** Searchable data of a row. */
interface RowFacts {
  /** Text that is searched, its id included. */
  text: string;
  /** Its values by kind, as `data-values` has them: `kind:value`. */
  values: ReadonlySet<string>;
}

/**
 * Makes the filter of a list. Groups add words (`data-row-group`) and values (`data-values`) to the rows in them.
 * @param textIn selector of the part of a row that holds its text; null for the whole row
 * @returns shows the rows that fit a query alone, and says how many these are
 */
export function createRowFilter(
  list: HTMLElement,
  kinds: FilterKinds,
  textIn: string | null
): (query: FilterQuery) => number {
  const { rows, show } = readRows(list);
  const facts = rows.map(({ element, groups }): RowFacts => {
    const texts = groups.map((group) => group.element.dataset['rowGroup'] ?? '');
    const own = textIn === null ? element : element.querySelector(textIn);
    return {
      text: fold([element.id, own?.textContent ?? '', ...texts].join(' ')),
      values: new Set([element, ...groups.map((group) => group.element)].flatMap(valuesOf))
    };
  });
  return (query) => {
    const isMatch = matcherOf(query, kinds);
    return show((index) => isMatch(facts[index] ?? { text: '', values: new Set() }));
  };
}

function matcherOf(query: FilterQuery, kinds: FilterKinds): (facts: RowFacts) => boolean {
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
