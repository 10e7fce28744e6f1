import { partOf } from '../examples/element.ts';
import { loadOnDemandSheet } from '../../onDemandSheet.ts';
import { addressWords } from './addressWords.ts';
import { createFoundView } from './foundView.ts';
import { siteSearch } from './siteSearch.ts';

/** Results of a kind where an address leads nowhere. */
const LIMIT = 3;
/** More would keep the reader from the other ways on. */
const KINDS = 2;

/** Searches for what an address that leads nowhere seems to name (spec §2.4). @param pathname that address */
export function startLostSearch(root: HTMLElement, pathname: string): void {
  const input = partOf(root, 'input') as HTMLInputElement;
  const view = createFoundView({
    provider: siteSearch(),
    input,
    place: partOf(root, '[data-search-results]'),
    form: 'headings',
    limit: LIMIT,
    mostGroups: KINDS,
    onAsk: ({ query }) => root.toggleAttribute('data-idle', query.trim() === '')
  });
  if (input.value === '') {
    input.value = addressWords(pathname);
  }
  void loadOnDemandSheet()
    .catch(() => undefined)
    .then(view.ask);
}
