import { isPlainClick } from '../../plainClick.ts';
import type { Tooltips } from '../../tooltip.ts';
import { partOf } from '../examples/element.ts';
import { loadOnDemandSheet } from '../../onDemandSheet.ts';
import { commandsFor } from './commands.ts';
import { EVERYTHING, createFilters } from './filters.ts';
import { createFoundView } from './foundView.ts';
import { siteSearch } from './siteSearch.ts';

/** Results of a kind in the palette. */
const LIMIT = 5;

const started = new WeakSet<HTMLElement>();

/** Makes the palette search and do things; once. */
export function startPalette(dialog: HTMLDialogElement, tooltips: Tooltips): void {
  if (started.has(dialog)) {
    return;
  }
  started.add(dialog);
  const input = partOf(dialog, 'input') as HTMLInputElement;
  const place = partOf(dialog, '[data-search-results]');
  const filters = createFilters(() => view.ask());
  const view = createFoundView({
    provider: siteSearch(),
    input,
    place,
    form: 'options',
    limit: LIMIT,
    filters,
    commandsFor: (query, answer) => commandsFor(query, answer, dialog.dataset['releaseNotes'] ?? null, tooltips),
    choosesFirst: true,
    hasRecent: true,
    clearsOnEscape: true,
    beforeCommand: () => dialog.close()
  });
  place.before(filters.element);

  // Before what a link leads to comes into view behind it.
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && isPlainClick(event)) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    input.value = '';
    filters.set(EVERYTHING);
    view.ask();
  });
  void loadOnDemandSheet()
    .catch(() => undefined)
    .then(view.ask);
}
