import type { SearchKind } from '../../../search/searchKind.ts';
import type { FoundList } from './foundList.ts';
import type { Entry } from './groups.ts';
import { moreOf } from './listing.ts';

/** What the reader presses among what was found. */
export interface PressActions {
  /** Called before the browser follows the link. */
  onOpened: (entry: Entry) => void;
  onMore: (kind: SearchKind) => void;
  onRetry: () => void;
  onClearFilters: () => void;
  onSuggestion: (words: string) => void;
}

const MIDDLE_BUTTON = 1;

/** Starts listening to presses. */
export function startPresses(
  element: HTMLElement,
  { entryAt }: Pick<FoundList, 'entryAt'>,
  { onOpened, onMore, onRetry, onClearFilters, onSuggestion }: PressActions
): void {
  element.addEventListener('click', ({ target }) => {
    const entry = entryAt(target);
    const kind = moreOf(target);
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const dataset: DOMStringMap = button?.dataset ?? {};
    if (entry) {
      onOpened(entry);
    } else if (kind) {
      onMore(kind);
    } else if ('foundRetry' in dataset) {
      onRetry();
    } else if ('foundClearFilters' in dataset) {
      onClearFilters();
    } else if (dataset['suggestion'] !== undefined) {
      onSuggestion(dataset['suggestion']);
    }
  });
  element.addEventListener('auxclick', ({ target, button }) => {
    const entry = entryAt(target);
    if (entry && button === MIDDLE_BUTTON) {
      onOpened(entry);
    }
  });
}
