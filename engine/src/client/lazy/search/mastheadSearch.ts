import { partOf } from '../examples/element.ts';
import { loadOnDemandSheet } from '../../onDemandSheet.ts';
import { createFoundView } from './foundView.ts';
import { rememberSearch } from './recentSearches.ts';
import { siteSearch } from './siteSearch.ts';

/** Results of a kind below the masthead: enough to see what there is. */
const LIMIT = 3;

const started = new WeakSet<HTMLElement>();

/** Shows results below the masthead's field as the reader types; once. */
export function startMastheadSearch(root: HTMLElement): void {
  if (started.has(root)) {
    return;
  }
  started.add(root);
  const panel = partOf(root, '[popover]');
  const input = partOf(panel, 'input') as HTMLInputElement;
  const view = createFoundView({
    provider: siteSearch(),
    input,
    place: partOf(panel, '[data-search-results]'),
    form: 'options',
    limit: LIMIT,
    hasRecent: true
  });

  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') {
      input.select();
      view.ask();
    }
  });
  // Some browsers would empty the field first.
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      panel.hidePopover();
    }
  });
  // The panel covers its button.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && relatedTarget.matches('[data-panel-toggle]')) {
      panel.hidePopover();
    }
  });
  panel.addEventListener('submit', (event) => {
    if (input.value.trim() === '') {
      event.preventDefault();
      return;
    }
    rememberSearch(input.value);
    panel.hidePopover();
  });
  document.addEventListener('patternbook:enter', () => {
    // A page that comes late must not take what the reader has typed meanwhile.
    if (document.activeElement !== input) {
      input.value = '';
      view.ask();
    }
  });
  void loadOnDemandSheet()
    .catch(() => undefined)
    .then(view.ask);
}
