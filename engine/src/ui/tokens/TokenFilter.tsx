import type { FilterChoices } from '../listFilter/ListFilter.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import type { TokenTableView } from './view.ts';

/** Id of the element with all tokens. */
export const TOKENS_ID = 'tokens';

/** What narrows the list of tokens. */
export function TokenFilter({ groups, layers }: TokenTableView) {
  const categories = groups.map(({ slug, title, tokens }) => ({ value: slug, label: title, count: tokens.length }));
  const choices: FilterChoices[] = [
    { name: 'layer', legend: 'Layer', showsLegend: true, match: 'any', options: layers },
    { name: 'category', legend: 'Category', showsLegend: true, match: 'any', options: categories }
  ];
  return (
    <ListFilterIsland
      listId={TOKENS_ID}
      label="Tokens"
      placeholder="Filter by name or value"
      textIn="summary"
      noun={['tokens', 'tokens']}
      total={categories.reduce((sum, { count }) => sum + count, 0)}
      showsTotal
      choices={choices.filter(({ options }) => options.length > 1)}
      select={null}
      layout={null}
      clear="Clear filters"
      noMatches={{ text: 'No token matches the filters.', clear: 'Clear all filters', headingLevel: 'h2' }}
    />
  );
}
