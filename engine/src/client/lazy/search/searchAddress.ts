import { SEARCH_PATH } from '../../../fixedAddresses.ts';
import { SEARCH_KINDS, type SearchKind } from '../../../search/searchKind.ts';

/** What the address of the results page says. */
export interface Question {
  query: string;
  kinds: readonly SearchKind[];
  /** Slug; null for all sections. */
  section: string | null;
}

/** Address of the results page for a question, e.g. `/search?q=button&kind=page&kind=token`. */
export function searchAddress({ query, kinds, section }: Question): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') {
    parameters.set('q', query.trim());
  }
  for (const kind of kinds) {
    parameters.append('kind', kind);
  }
  if (section !== null) {
    parameters.set('section', section);
  }
  return parameters.size > 0 ? `${SEARCH_PATH}?${parameters}` : SEARCH_PATH;
}

/** Reads the part of an address behind the question mark; what it doesn't know of is left out. */
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
