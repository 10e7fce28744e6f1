import { Button } from '@patternfly/react-core';

import { FilterField } from '../facets/FilterField.tsx';
import { Facets } from '../facets/Facets.tsx';
import type { TokenTableView } from './view.ts';

/** What narrows the list of tokens. Its fields are named as the address names them. */
export function TokenFilter({ groups, layers }: TokenTableView) {
  const categories = groups.map(({ slug, title, tokens }) => ({ value: slug, label: title, count: tokens.length }));
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <form className="pb-token-filter" role="search" aria-label="Tokens" autoComplete="off" data-token-filter>
      <FilterField id="token-filter" placeholder="Filter by name or value" name="q" />
      {layers.length > 1 && <Facets legend="Layer" showsLegend type="checkbox" name="layer" facets={layers} />}
      {categories.length > 1 && (
        <Facets legend="Category" showsLegend type="checkbox" name="category" facets={categories} />
      )}
      <div className="pb-token-count">
        <p role="status">
          <bdi data-token-count>{total.toLocaleString('en')} tokens</bdi>
        </p>
        <span data-token-clear-place hidden>
          <Button variant="link" isInline data-clear-filters>
            Clear filters
          </Button>
        </span>
      </div>
    </form>
  );
}
