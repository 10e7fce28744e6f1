import { partOf } from '../examples/element.ts';
import { cloneTemplate } from './cloneTemplate.ts';
import type { Surroundings } from './surroundings.ts';

/** What stands below a search field. */
export interface FoundParts {
  element: HTMLElement;
  list: HTMLElement;
  recent: HTMLElement;
  showAround(surroundings: Surroundings): void;
  /** What is shown beside or in place of the list. */
  showState(parts: { isIdle: boolean; isFailed: boolean; isStale: boolean; isNarrowed: boolean }): void;
  /** Where "all results" leads to; null where that is here. */
  setAll(href: string | null): void;
}

/** Copies the parts from their template. @param listId id of the list */
export function createFoundParts(listId: string): FoundParts {
  const element = cloneTemplate('search-found');
  const part = (name: string): HTMLElement => partOf(element, `[data-found-${name}]`);
  const list = part('list');
  const all = part('all');
  const link = partOf(all, 'a') as HTMLAnchorElement;
  list.id = listId;

  return {
    element,
    list,
    recent: part('recent'),
    showAround({ status, notice, nothing, all: total }) {
      if (status !== null) {
        part('status').textContent = status;
      }
      part('notice').hidden = notice === null;
      part('notice-text').textContent = notice ?? '';
      part('none').hidden = nothing === null;
      part('none-text').textContent = nothing?.text ?? '';
      part('suggestions').hidden = (nothing?.suggestions.length ?? 0) === 0;
      part('words').replaceChildren(...(nothing?.suggestions ?? []).map(suggestionButton));
      all.hidden = total === null || !link.hasAttribute('href');
      link.textContent = `All ${total ?? ''} results`;
    },
    showState({ isIdle, isFailed, isStale, isNarrowed }) {
      part('hint').hidden = !isIdle;
      part('failed').hidden = !isFailed;
      part('unfilter').hidden = !isNarrowed;
      element.toggleAttribute('data-stale', isStale);
    },
    setAll(href) {
      if (href === null) {
        link.removeAttribute('href');
      } else {
        link.href = href;
      }
    }
  };
}

function suggestionButton(words: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pb-found-suggestion';
  button.dataset['suggestion'] = words;
  button.textContent = words;
  return button;
}
