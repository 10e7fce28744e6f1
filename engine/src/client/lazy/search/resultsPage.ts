import { partOf } from '../examples/element.ts';
import { loadOnDemandSheet } from '../../onDemandSheet.ts';
import { createFilters } from './filters.ts';
import { createFoundView } from './foundView.ts';
import { rememberSearch } from './recentSearches.ts';
import { type Question, readSearchAddress, searchAddress } from './searchAddress.ts';
import { siteSearch } from './siteSearch.ts';

/** Results of a kind on the page at first. */
const LIMIT = 10;

/** Browsers refuse an address that changes with every letter of a fast writer. */
const ADDRESS_DELAY_MS = 250;

const started = new WeakSet<HTMLElement>();

/** Makes the results page show what its address asks for, and its address follow what is typed, until it is left. */
export function startResultsPage(page: HTMLElement, signal: AbortSignal): void {
  if (started.has(page)) {
    return;
  }
  started.add(page);
  const form = partOf(page, 'form');
  const input = partOf(form, 'input') as HTMLInputElement;
  const sections = partOf(page, '[data-search-sections]');
  const filters = createFilters(() => view.ask());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeAddress = (): void => {
    clearTimeout(timer);
    const address = searchAddress(view.question());
    if (!signal.aborted && address !== location.pathname + location.search) {
      history.replaceState(history.state, '', address);
    }
  };
  const onAsk = ({ query }: Question): void => {
    sections.toggleAttribute('data-shown', query.trim() === '');
    clearTimeout(timer);
    timer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
  };
  const view = createFoundView({
    provider: siteSearch(),
    input,
    place: partOf(page, '[data-search-results]'),
    form: 'headings',
    limit: LIMIT,
    filters,
    onAsk
  });
  const readAddress = (): void => {
    const question = readSearchAddress(location.search);
    input.value = question.query;
    filters.set(question);
    view.ask();
  };

  form.append(filters.element);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    rememberSearch(input.value);
    writeAddress();
    view.ask();
  });
  // What is left is what the reader comes back to.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) {
      writeAddress();
    }
  });
  addEventListener('popstate', () => !signal.aborted && readAddress(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    view.stop();
  });
  void loadOnDemandSheet()
    .catch(() => undefined)
    .then(() => {
      // Letters that the reader typed before this script was there count for more than the address.
      if (input.value === '') {
        readAddress();
      } else {
        view.ask();
      }
    });
}
