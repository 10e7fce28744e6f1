import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { SEARCH_KINDS, type SearchKind } from '../../core/searchKind.ts';

/** Filters of the results. */
export interface Filters {
  kinds: readonly SearchKind[];
  /** Slug; null for all sections. */
  section: string | null;
}

export const NO_FILTERS: Filters = { kinds: [], section: null };

/** Query and filters, as in the address of the results page. */
export interface Question extends Filters {
  query: string;
}

export const NO_QUESTION: Question = { query: '', ...NO_FILTERS };

/** Returns the address of the results page for a question, e.g. `/search?q=button&kind=page&kind=token`. */
export function searchAddress(question: Question): string {
  const parameters = searchParameters({ ...question, query: question.query.trim() });
  return parameters.size > 0 ? `${SEARCH_PATH}?${parameters}` : SEARCH_PATH;
}

/** Serializes a question as query parameters. */
export function searchParameters({ query, kinds, section }: Question): URLSearchParams {
  const parameters = new URLSearchParams(kinds.map((kind) => ['kind', kind]));
  if (section !== null) {
    parameters.set('section', section);
  }
  return new URLSearchParams([...(query === '' ? [] : [['q', query]]), ...parameters]);
}

/** Parses the query string of an address; unknown kinds are ignored. */
export function readSearchAddress(search: string): Question {
  const parameters = new URLSearchParams(search);
  const asked = new Set(parameters.getAll('kind').flatMap((value) => value.split(',')));
  const section = parameters.get('section') ?? '';
  return {
    query: parameters.get('q') ?? '',
    kinds: SEARCH_KINDS.filter((kind) => asked.has(kind)),
    section: section === '' ? null : section
  };
}
