import { type CountText, type MarkGroup, createGroupMarks, readEntries } from './groupMarks.ts';
import { fold, hasWords, queryWords } from '../textMatch.ts';

/** Filter of a list as in the address's query: `q` for words, and one name per kind of choice. */
export type FilterQuery = URLSearchParams;

/** Kinds of choices by name: rows must match any or all of the chosen values. */
export type FilterKinds = Readonly<Record<string, 'any' | 'all'>>;

/** The rows of a prerendered list; they stay static HTML. */
export interface RowList {
  readonly rows: readonly Row[];
  /**
   * Hides the rows that don't match, and groups without matching rows; opens collapsed groups with matching ones.
   * @param isShown null shows all rows and closes the groups that were collapsed before
   * @returns number of matching rows
   */
  show: (isShown: ((index: number) => boolean) | null) => number;
}

interface Row {
  element: HTMLElement;
  /** Entry of the contents list that leads to it; null for none. */
  entry: HTMLElement | null;
  groups: Group[];
}

interface Group {
  element: HTMLElement;
  /** Original `--pb-rows`, for the intrinsic size of groups that are not laid out; empty if unused. */
  shownRows: string;
  /** Disclosure of the group; null if it can't be collapsed. */
  details: HTMLDetailsElement | null;
  /** Whether the disclosure was open before rows were filtered; null while they aren't. */
  wasOpen: boolean | null;
  matches: number;
  /** Number of all its rows. */
  total: number;
  mark: MarkGroup;
}

/** Rows of tables, and what is marked as one. */
const ROWS = '[data-row], tbody > tr';

/**
 * Reads the rows and groups (`data-row-group`) of a list.
 * @param selector that of its rows
 * @param countText words for numbers of rows in headings (`data-row-count`); null for lists without any
 */
export function readRows(list: HTMLElement, selector = ROWS, countText: CountText | null = null): RowList {
  const groups = new Map<Element, Group>();
  const entryOf = readEntries();
  const markOf = createGroupMarks(countText, entryOf);
  for (const element of list.querySelectorAll<HTMLElement>('[data-row-group]')) {
    const shownRows = element.style.getPropertyValue('--pb-rows');
    const details = disclosureOf(element);
    groups.set(element, { element, shownRows, details, wasOpen: null, matches: 0, total: 0, mark: markOf(element) });
  }
  const rows = [...list.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    entry: entryOf(element.id),
    groups: ancestorsOf(element, list).flatMap((ancestor) => groups.get(ancestor) ?? [])
  }));
  rows.forEach((row) => row.groups.forEach((group) => (group.total += 1)));

  return {
    rows,
    show(isShown) {
      groups.forEach((group) => (group.matches = 0));
      const shown = rows.filter((row, index) => {
        row.element.hidden = isShown !== null && !isShown(index);
        if (row.entry) {
          row.entry.hidden = row.element.hidden;
        }
        if (!row.element.hidden) {
          row.groups.forEach((group) => (group.matches += 1));
        }
        return !row.element.hidden;
      });
      const isNarrowed = shown.length < rows.length;
      for (const group of groups.values()) {
        const { element, shownRows, matches } = group;
        element.hidden = isNarrowed && matches === 0;
        group.mark(matches, group.total);
        if (shownRows !== '') {
          element.style.setProperty('--pb-rows', isNarrowed ? String(matches) : shownRows);
        }
        fitDisclosure(group, isShown !== null);
      }
      return shown.length;
    }
  };
}

/** The group itself, or its content, as a disclosure. */
function disclosureOf(element: HTMLElement): HTMLDetailsElement | null {
  return element instanceof HTMLDetailsElement ? element : element.querySelector(':scope > details');
}

function fitDisclosure(group: Group, isFiltered: boolean): void {
  const { details, wasOpen, matches } = group;
  if (!details) {
    return;
  }
  if (isFiltered) {
    group.wasOpen ??= details.open;
    details.open = matches > 0;
  } else if (wasOpen !== null) {
    group.wasOpen = null;
    details.open = wasOpen;
  }
}

/** Result of a filter. */
export interface Matches {
  /** Number of matching rows. */
  count: number;
  /** Number of rows that each choice (`kind:value`) adds or keeps, given everything else that is chosen. */
  counts: ReadonlyMap<string, number>;
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
 * @param textIn selector of the parts of a row that contain its text; null for the whole row
 * @param selector that of the rows, if they are neither those of tables nor marked
 * @param countText words for the numbers of rows in headings
 * @returns function that shows only the rows that match a query
 */
export function createRowFilter(
  list: HTMLElement,
  kinds: FilterKinds,
  textIn: string | null,
  selector: string | undefined,
  countText: CountText
): (query: FilterQuery) => Matches {
  const { rows, show } = readRows(list, selector, countText);
  const facts = rows.map(({ element, groups }): RowFacts => {
    const texts = groups.map((group) => group.element.dataset['rowGroup'] ?? '');
    const own = textIn === null ? [element] : [...element.querySelectorAll(textIn)];
    return {
      text: fold([element.id, ...own.map(({ textContent }) => textContent), ...texts].join(' ')),
      values: new Set([element, ...groups.map((group) => group.element)].flatMap(valuesOf))
    };
  });
  return (query) => {
    const words = queryWords(query.get('q') ?? '');
    const choices = choicesOf(query, kinds);
    const counts = new Map<string, number>();
    const isShown = facts.map((row) => {
      const failed = hasWords(words, row.text) ? choices.filter((choice) => !isMet(choice, row)) : null;
      // A row that only misses what is chosen of one kind would be added by another value of that kind.
      const [only, ...others] = failed ?? [];
      const counted = failed === null || others.length > 0 || only?.match === 'all' ? [] : only ? [only] : choices;
      for (const value of row.values) {
        if (counted.some(({ kind }) => value.startsWith(`${kind}:`))) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      return failed?.length === 0;
    });
    const isFiltered = words.length > 0 || choices.some(({ chosen }) => chosen.length > 0);
    return { count: show(isFiltered ? (index) => isShown[index] === true : null), counts };
  };
}

/** What a query chooses of one kind. */
interface Choice {
  kind: string;
  match: 'any' | 'all';
  chosen: string[];
}

function choicesOf(query: FilterQuery, kinds: FilterKinds): Choice[] {
  return Object.entries(kinds).map(([kind, match]) => ({
    kind,
    match,
    chosen: query.getAll(kind).map((value) => `${kind}:${value}`)
  }));
}

function isMet({ match, chosen }: Choice, { values }: RowFacts): boolean {
  return (
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
