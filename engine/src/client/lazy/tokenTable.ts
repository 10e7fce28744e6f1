import { anchorOf } from '../anchor.ts';
import { clearFilter, fillForm, readForm, writeAddress } from './tokenFilterState.ts';
import { createTokenList } from './tokenList.ts';

/** How long the reader must pause before the address follows: browsers limit how often it changes. */
const ADDRESS_DELAY_MS = 200;

/**
 * Lets the reader narrow a list of tokens. The address says to what, so that a narrowed list can be shared, and on
 * the way back through the history it is as it was.
 */
export function startTokenTable(table: HTMLElement, signal: AbortSignal): void {
  const form = table.querySelector<HTMLFormElement>('[data-token-filter]');
  if (!form || signal.aborted) {
    return;
  }
  const { pathname } = location;
  const list = createTokenList(table);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** On the way to another page the address is already that page's. */
  const isHere = (): boolean => location.pathname === pathname;
  const filter = (): void => list.show(readForm(form));
  const write = (): void => {
    if (isHere()) {
      writeAddress(form, list.isShown);
    }
  };
  const filterLasting = (): void => {
    filter();
    clearTimeout(timer);
    timer = setTimeout(write, ADDRESS_DELAY_MS);
  };
  const clear = (): void => {
    clearTimeout(timer);
    clearFilter(form);
    filter();
  };
  /** Does what the address says. A token that it names is more than the filter that would hide it. */
  const followAddress = (): void => {
    if (!isHere()) {
      return;
    }
    clearTimeout(timer);
    fillForm(form, new URLSearchParams(location.search));
    filter();
    const target = anchorOf(location.hash);
    if (target && table.contains(target) && !list.isShown(target)) {
      clear();
      write();
      target.scrollIntoView();
    }
  };

  // What was typed before this script had arrived counts, unless the address says otherwise.
  if (readForm(form).size > 0 && location.search === '') {
    filterLasting();
  } else {
    followAddress();
  }
  form.addEventListener('input', filterLasting);
  form.addEventListener('submit', (event) => event.preventDefault());
  table.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-clear-filters]')) {
      clear();
      write();
      form.querySelector<HTMLElement>('[type=search]')?.focus();
    }
  });
  addEventListener('popstate', followAddress, { signal });
  addEventListener('hashchange', followAddress, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
