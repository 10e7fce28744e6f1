import { forgetAllSearches, forgetSearch, recentSearches } from './recentSearches.ts';

/** The list of recent searches, for as long as nothing is asked. */
export interface RecentList {
  /** Shows what is stored, or hides everything. */
  show(isShown: boolean): void;
  /** Moves the focus to the first one, if any is shown. */
  focus(): void;
}

/**
 * @param part the markup of the list
 * @param input takes the focus back
 * @param onChosen searches for one again
 */
export function createRecentList(
  part: HTMLElement,
  input: HTMLInputElement,
  onChosen: (query: string) => void
): RecentList {
  const list = part.querySelector('ul');
  const choices = (): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-recent]')];
  const show = (isShown: boolean): void => {
    const queries = isShown ? recentSearches() : [];
    part.hidden = queries.length === 0;
    list?.replaceChildren(...queries.map(recentItem));
  };
  const remove = (button: HTMLElement): void => {
    const buttons = [...part.querySelectorAll<HTMLElement>('[data-forget]')];
    const place = buttons.indexOf(button);
    forgetSearch(button.dataset['forget'] ?? '');
    show(true);
    const left = part.querySelectorAll<HTMLElement>('[data-forget]');
    (left[Math.min(place, left.length - 1)] ?? input).focus();
  };

  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset['recent'] !== undefined) {
      onChosen(button.dataset['recent']);
      input.focus();
    } else if (button?.dataset['forget'] !== undefined) {
      remove(button);
    } else if (button && 'recentClear' in button.dataset) {
      forgetAllSearches();
      show(true);
      input.focus();
    }
  });
  part.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = choices().findIndex((choice) => choice.parentElement?.contains(document.activeElement));
    if (step !== undefined && place >= 0) {
      event.preventDefault();
      const next = place + step;
      (next < 0 ? input : choices()[next])?.focus();
    }
  });
  return { show, focus: () => choices()[0]?.focus() };
}

function recentItem(query: string): HTMLElement {
  const choose = button('pb-found-entry', query, 'recent', query);
  const remove = button('pb-found-forget', '×', 'forget', query);
  remove.setAttribute('aria-label', `Remove “${query}” from the recent searches`);
  const item = document.createElement('li');
  item.append(choose, remove);
  return item;
}

function button(className: string, text: string, name: string, value: string): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.dataset[name] = value;
  return element;
}
