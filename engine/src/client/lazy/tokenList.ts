/** The rows of a list of tokens, which can be narrowed. */
export interface TokenList {
  /** Shows the tokens that hold every word of `q`, in one of each facet's chosen values. */
  show: (state: URLSearchParams) => void;
  /** Whether the filter leaves an element of the list. */
  isShown: (element: Element) => boolean;
}

interface Row {
  element: HTMLElement;
  layer: string;
  /** What words are looked for in. */
  text: string;
}

/** Rows that the browser lays out together. */
interface Part {
  element: HTMLElement;
  rows: Row[];
}

interface Group {
  element: HTMLElement;
  category: string;
  parts: Part[];
}

export function createTokenList(table: HTMLElement): TokenList {
  let known: Group[] | null = null;
  const groups = (): Group[] => (known ??= [...table.querySelectorAll<HTMLElement>('[data-tokens-of]')].map(readGroup));
  return {
    show(state) {
      const isNarrowed = state.size > 0;
      // Most readers don't filter; the rows needn't be read for them.
      if (isNarrowed || known) {
        const matches = showGroups(groups(), state);
        describe(table, matches, countRows(groups()), isNarrowed);
      }
    },
    isShown: (element) => element.closest('[hidden]') === null
  };
}

function readGroup(element: HTMLElement): Group {
  return {
    element,
    category: element.dataset['tokensOf'] ?? '',
    parts: [...element.querySelectorAll<HTMLElement>('ul.pb-token-rows')].map(readPart)
  };
}

function readPart(element: HTMLElement): Part {
  return { element, rows: [...element.children].map((row) => readRow(row as HTMLElement)) };
}

function readRow(element: HTMLElement): Row {
  const values = element.querySelector('summary')?.textContent ?? '';
  return { element, layer: element.dataset['layer'] ?? '', text: searchable(`${element.id} ${values}`) };
}

/** Scripts and style sheets separate the words of a name by other signs. */
function searchable(text: string): string {
  return text.toLowerCase().replace(/[-_]+/g, '-');
}

/** @returns number of rows that are left */
function showGroups(groups: readonly Group[], state: URLSearchParams): number {
  const words = searchable(state.get('q') ?? '').split(/\s+/);
  const layers = new Set(state.getAll('layer'));
  const categories = new Set(state.getAll('category'));
  const isMatch = (row: Row): boolean => isChosen(layers, row.layer) && words.every((word) => row.text.includes(word));
  return sum(groups, ({ element, category, parts }) => {
    const isOpen = isChosen(categories, category);
    const matches = sum(parts, (part) => showRows(part, (row) => isOpen && isMatch(row)));
    element.hidden = matches === 0;
    return matches;
  });
}

function showRows({ element, rows }: Part, isMatch: (row: Row) => boolean): number {
  const matches = sum(rows, (row) => {
    row.element.hidden = !isMatch(row);
    return row.element.hidden ? 0 : 1;
  });
  element.hidden = matches === 0;
  // From which the browser guesses the height of rows that it hasn't laid out.
  element.style.setProperty('--pb-rows', String(matches));
  return matches;
}

function isChosen(chosen: ReadonlySet<string>, value: string): boolean {
  return chosen.size === 0 || chosen.has(value);
}

function describe(table: HTMLElement, matches: number, total: number, isNarrowed: boolean): void {
  const count = table.querySelector('[data-token-count]');
  if (count) {
    count.textContent = `${isNarrowed ? `${format(matches)} of ` : ''}${format(total)} tokens`;
  }
  setHidden(table, '[data-no-matches]', matches > 0);
  setHidden(table, '[data-token-clear-place]', !isNarrowed);
}

function countRows(groups: readonly Group[]): number {
  return sum(groups, ({ parts }) => sum(parts, ({ rows }) => rows.length));
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

function format(count: number): string {
  return count.toLocaleString('en');
}

function setHidden(table: HTMLElement, selector: string, isHidden: boolean): void {
  const element = table.querySelector<HTMLElement>(selector);
  if (element) {
    element.hidden = isHidden;
  }
}
