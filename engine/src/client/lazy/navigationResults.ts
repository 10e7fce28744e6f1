import { type FoundPage, createPageFinder } from './findPages.ts';
import { NAVIGATION_INDEX_ADDRESS, type NavigationIndexEntry } from '../pageData.ts';

/** More results than anybody reads; the number of all is told. */
const MAX_SHOWN = 50;

type FindPages = (query: string) => FoundPage[];

/** Shows what the field of the side navigation finds, in place of the navigation, for as long as something is in it. */
export function startNavigationResults(sidebar: HTMLElement): void {
  const input = sidebar.querySelector('input');
  const results = sidebar.querySelector<HTMLElement>('[data-filter-results]');
  const list = results?.querySelector('ul');
  const status = sidebar.querySelector<HTMLElement>('[data-filter-status]');
  const clearButton = sidebar.querySelector<HTMLElement>('[data-filter-clear]');
  const tree = sidebar.querySelector<HTMLElement>('[data-navigation-tree]');
  const scroller = sidebar.querySelector('[data-navigation-scroller]');
  if (!input || !results || !list || !status || !clearButton || !tree || !scroller) {
    return;
  }
  let finder: Promise<FindPages> | null = null;
  let treePosition = 0;

  const showTree = (): void => {
    if (tree.hidden) {
      tree.hidden = false;
      results.hidden = true;
      clearButton.hidden = true;
      status.textContent = '';
      scroller.scrollTop = treePosition;
    }
  };
  const hideTree = (): void => {
    if (!tree.hidden) {
      treePosition = scroller.scrollTop;
      tree.hidden = true;
      results.hidden = false;
    }
    scroller.scrollTop = 0;
  };

  const show = async (): Promise<void> => {
    const query = input.value;
    if (query.trim() === '') {
      showTree();
      return;
    }
    hideTree();
    finder ??= loadFinder();
    const found = await finder.then(
      (find) => find(query),
      () => null
    );
    if (found === null) {
      finder = null;
    }
    if (query === input.value) {
      status.textContent = statusText(found, query);
      list.replaceChildren(...(found ?? []).slice(0, MAX_SHOWN).map(resultItem));
      clearButton.hidden = found?.length !== 0;
    }
  };
  const clear = (): void => {
    input.value = '';
    void show();
  };

  input.addEventListener('input', () => void show());
  clearButton.addEventListener('click', () => {
    clear();
    input.focus();
  });
  for (const part of [input, results]) {
    part.addEventListener('keydown', (event) => onKey(event, input, results, clear));
  }
  document.addEventListener('patternbook:enter', clear);
  void show();
}

async function loadFinder(): Promise<FindPages> {
  const response = await fetch(NAVIGATION_INDEX_ADDRESS);
  if (!response.ok) {
    throw new Error(`The list of pages could not be loaded (status ${response.status}).`);
  }
  return createPageFinder((await response.json()) as NavigationIndexEntry[]);
}

function statusText(found: FoundPage[] | null, query: string): string {
  if (found === null) {
    return 'The list of pages could not be loaded. Type on to try again.';
  }
  if (found.length === 0) {
    return `No page is called “${query.trim()}”.`;
  }
  const count = found.length === 1 ? '1 page' : `${found.length} pages`;
  return found.length > MAX_SHOWN ? `${count}, the first ${MAX_SHOWN} of them here` : count;
}

function resultItem({ page: { title, path, place }, matches }: FoundPage): HTMLLIElement {
  const name = document.createElement('span');
  let end = 0;
  for (const [from, to] of matches) {
    const mark = document.createElement('mark');
    mark.textContent = title.slice(from, to);
    name.append(title.slice(end, from), mark);
    end = to;
  }
  name.append(title.slice(end));

  const context = document.createElement('span');
  context.className = 'pb-filter-place';
  context.textContent = place;

  const link = document.createElement('a');
  link.className = 'pf-v6-c-nav__link';
  link.href = path;
  link.append(name, ' ', context);
  const item = document.createElement('li');
  item.className = 'pf-v6-c-nav__item';
  item.append(link);
  return item;
}

/** Arrows move between the field and the results, Enter follows the first one, Escape empties the field. */
function onKey(event: KeyboardEvent, input: HTMLInputElement, results: HTMLElement, clear: () => void): void {
  const stops = [input, ...results.querySelectorAll('a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  switch (event.key) {
    case 'ArrowDown':
      stops[place + 1]?.focus();
      break;
    case 'ArrowUp':
      stops[place - 1]?.focus();
      break;
    case 'Enter':
      if (place !== 0) {
        return;
      }
      stops[1]?.click();
      break;
    case 'Escape':
      if (input.value === '') {
        return;
      }
      clear();
      input.focus();
      // A panel that the field stands in stays open.
      event.stopPropagation();
      break;
    default:
      return;
  }
  event.preventDefault();
}
