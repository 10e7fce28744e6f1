/** What the browser module of a hosted search uses: `import … from 'patternbook/search'`. */
export type { Badge } from '../model.ts';
export { SEARCH_KINDS, type SearchKind } from '../core/searchKind.ts';
export {
  type Excerpt,
  NOTHING_FOUND,
  type OpenSearch,
  type SearchAnswer,
  type SearchProvider,
  type SearchRequest,
  type SearchResult,
  SearchUnavailableError,
  type TextRange
} from './searchProvider.ts';
