import { fold, hasWords, queryWords } from '../textMatch.ts';

/** Filter of a list as in the address's query: `q` for words, and one name per kind of choice. */
export type FilterQuery = URLSearchParams;

/** Kinds of choices by name: rows must match any or all of the chosen values. */
export type FilterKinds = Readonly<Record<string, 'any' | 'all'>>;

/** The rows of a prerendered list; they stay static HTML. */
export interface RowList {
  readonly rows: readonly Row[];
  /** Hides the rows that don't match, and groups without matching rows. @returns number of matching rows */
  show: (isShown: (index: number) => boolean) => number;
}

interface Row {
  element: HTMLElement;
  groups: Group[];
}

interface Group {
  element: HTMLElement;
  /** Original `--pb-rows`, for the intrinsic size of groups that are not laid out; empty if unused. */
  shownRows: string;
  matches: number;
}

/** Reads the rows (of tables, or with `data-row`) and groups (`data-row-group`) of a list. */
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
  /** Searchable text, including the row's id. */
  text: string;
  /** Values as in `data-values`: `kind:value`. */
  values: ReadonlySet<string>;
}

/**
 * Creates the filter of a list. Groups add words (`data-row-group`) and values (`data-values`) to the rows in them.
 * @param textIn selector of the part of a row that contains its text; null for the whole row
 * @returns function that shows only the rows that match a query, and returns their number
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
