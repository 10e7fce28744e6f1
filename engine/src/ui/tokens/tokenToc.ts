import type { Toc } from '../../model.ts';
import type { TokenTableView } from './view.ts';

/** Entries of the contents list for a page's tokens. */
export function tokenToc({ groups }: TokenTableView): Toc {
  return groups.map(({ title, anchor }) => ({ text: title, id: anchor }));
}
